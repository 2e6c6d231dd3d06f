import * as z from 'zod/mini'

export const faqsSearchSchema = z.object({
  q: z.catch(
    z._default(
      z.pipe(
        // The router reads the q of an address like ?q=404 as a number.
        z.union([z.string(), z.number()]),
        z.transform((q) => String(q).slice(0, 200)),
      ),
      '',
    ),
    '',
  ),
})
export type FaqsSearch = z.infer<typeof faqsSearchSchema>
