import * as z from 'zod/mini'
import { country, email, line, picture, required } from './fields'
import { anyOf, oneOf, searchOf, yesOrNo } from './list'
import { resource } from './resource'

export const userStatuses = ['active', 'pending', 'banned', 'rejected'] as const

/** A user's job title. Not to be confused with the role of the session's user, which decides on permissions. */
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

/** A row of the list of users. */
export const userRowSchema = z.object({
  id: z.string(),
  zipCode: z.string(),
  state: z.string(),
  city: z.string(),
  role: z.enum(userRoles),
  email,
  address: z.string(),
  name: required,
  isVerified: z.boolean(),
  company: line,
  country,
  avatarUrl: picture,
  phoneNumber: z.string(),
  status: z.enum(userStatuses),
})
export type UserRow = z.infer<typeof userRowSchema>

const fields = z.omit(userRowSchema, { id: true })

export const newUserSchema = z.extend(fields, {
  id: z.optional(z.string()),
  isVerified: z._default(z.boolean(), false),
  status: z._default(z.enum(userStatuses), 'pending'),
})

export const userPatchSchema = z.partial(fields)
/** Forbidden for viewers (403). */
export const users = resource('users', {
  row: userRowSchema,
  search: usersSearchSchema,
  create: newUserSchema,
  patch: userPatchSchema,
  also: ['overview'], // #demo
})
