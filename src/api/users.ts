import * as z from 'zod/mini'
import { country, email, line, picture, required } from './fields'
import { create, listQuery, recordQuery, remove, update } from './list'
import { userRoles, userStatuses, usersSearchSchema } from './users-search'

/** One row of the list of users. */
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
export type NewUser = z.input<typeof newUserSchema>

export const userPatchSchema = z.partial(fields)
export type UserPatch = z.infer<typeof userPatchSchema>

/** Not for viewers: they are answered with 403. */
export function usersQuery(search: z.input<typeof usersSearchSchema> = {}) {
  return listQuery('users', userRowSchema, usersSearchSchema, search)
}

export function userQuery(id: string) {
  return recordQuery('users', userRowSchema, id)
}

export const createUser = (user: NewUser) => create('users', userRowSchema, user)
export const updateUser = (id: string, patch: UserPatch) => update('users', userRowSchema, id, patch)
export const removeUser = (id: string) => remove('users', userRowSchema, id)
