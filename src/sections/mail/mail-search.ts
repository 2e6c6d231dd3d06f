import * as z from 'zod/mini'
import { freeText, word } from '@/api/list'
import { pageSearch, type SearchOf } from '@/components/records/page-search'

const label = z.string().check(z.minLength(1), z.maxLength(100))

export const mailPage = pageSearch(
  z.object({
    /** The id of a label. */
    label: z.catch(z._default(label, 'inbox'), 'inbox'),
    /** Words and operators, see `parseMailQuery`. */
    q: freeText(200),
  }),
  /** The message that is open. */
  { id: word() },
)
export type MailSearch = SearchOf<typeof mailPage>
