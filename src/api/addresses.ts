import * as z from 'zod/mini'
import { email, line, required } from './fields'
import { oneOf, searchOf, yesOrNo } from './list'
import { resource } from './resource'

export const addressTypes = ['Home', 'Office'] as const

export const addressSchema = z.object({
  id: z.string(),
  primary: z.boolean(),
  name: required,
  email,
  fullAddress: required,
  phoneNumber: z.string(),
  company: line,
  addressType: z.enum(addressTypes),
})
export type Address = z.infer<typeof addressSchema>

export const addressesSearchSchema = searchOf({
  sorts: ['name', 'company', 'addressType'],
  sort: 'name',
  filters: { addressType: oneOf(addressTypes), primary: yesOrNo() },
  pageSize: 100,
})

export const addresses = resource('addresses', { row: addressSchema, search: addressesSearchSchema })
