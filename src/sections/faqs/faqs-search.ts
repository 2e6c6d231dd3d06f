import * as z from 'zod/mini'
import { freeText } from '@/api/list'

export const faqsSearchSchema = z.object({ q: freeText(200) })
export type FaqsSearch = z.infer<typeof faqsSearchSchema>
