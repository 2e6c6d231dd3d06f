import type * as z from 'zod/mini'
import { anyOf, oneOf, searchOf, yesOrNo } from './list'

export const userStatuses = ['active', 'pending', 'banned', 'rejected'] as const

/** What people do; not to be confused with the role of the session's user, which decides what they may do. */
export const userRoles = [
  'Content creator',
  'Data analyst',
  'Designer',
  'Developer',
  'Marketing lead',
  'Product owner',
  'Project manager',
  'Support agent',
] as const

export const usersSearchSchema = searchOf({
  sorts: ['name', 'email', 'phoneNumber', 'company', 'role', 'country', 'status'],
  sort: 'name',
  filters: { status: oneOf(userStatuses), role: anyOf(userRoles), isVerified: yesOrNo() },
})
export type UsersSearch = z.infer<typeof usersSearchSchema>
