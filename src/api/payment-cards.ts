import * as z from 'zod/mini'
import { oneOf, searchOf, yesOrNo } from './list'
import { resource } from './resource'

export const cardTypes = ['mastercard', 'visa'] as const

export const paymentCardSchema = z.object({
  id: z.string(),
  /** Masked except for the last four digits. */
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

export const paymentCards = resource('payment-cards', { row: paymentCardSchema, search: paymentCardsSearchSchema })
