import * as z from 'zod/mini'
import { listQuery, oneOf, searchOf, yesOrNo } from './list'

export const cardTypes = ['mastercard', 'visa'] as const

export const paymentCardSchema = z.object({
  id: z.string(),
  /** Masked: only the last four digits are known. */
  cardNumber: z.string(),
  cardType: z.enum(cardTypes),
  primary: z.boolean(),
})
export type PaymentCard = z.infer<typeof paymentCardSchema>

export const paymentCardsSearchSchema = searchOf({
  sorts: ['cardNumber', 'cardType'],
  sort: 'cardNumber',
  filters: { cardType: oneOf(cardTypes), primary: yesOrNo() },
  pageSize: 100,
})

export function paymentCardsQuery(search: z.input<typeof paymentCardsSearchSchema> = {}) {
  return listQuery('payment-cards', paymentCardSchema, paymentCardsSearchSchema, search)
}
