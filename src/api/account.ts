import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type User, userSchema } from './auth'
import { api } from './client'
import { dataOf, listOf } from './envelope'
import { line, moment, picture, required } from './fields'
import { notificationTypes } from './notifications'

const short = line.check(z.trim(), z.maxLength(200, 'Use 200 characters or fewer'))

/** What the signed-in user may change of their own record. */
export const profileSchema = z.object({
  displayName: required,
  photoURL: picture,
  phoneNumber: short,
  country: z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country'))]),
  address: short,
  state: short,
  city: short,
  zipCode: short,
  about: z.string().check(z.trim(), z.maxLength(500, 'Use 500 characters or fewer')),
  isPublic: z.boolean(),
})
export type Profile = z.infer<typeof profileSchema>

export const passwordChangeSchema = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Required')),
  password: z.string().check(z.minLength(6, 'Use 6 or more characters')),
})

/** A device on which the user is signed in. */
export const deviceSchema = z.object({
  id: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet']),
  /** The names of the browser and the operating system. */
  browser: line,
  system: line,
  /** The city, as far as the IP address tells. */
  place: line,
  signedInAt: moment,
  lastActiveAt: moment,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

const channels = z.object({ app: z.boolean(), email: z.boolean() })

/** The notifications that a user wants, by type and channel. */
export const wantedSchema = z.object({
  id: z.string(),
  types: z.record(z.enum(notificationTypes), channels),
  /** An e-mail each Monday with the figures of the week. */
  weekly: z.boolean(),
})
export type Wanted = z.infer<typeof wantedSchema>
export const wantedPatchSchema = z.partial(z.omit(wantedSchema, { id: true }))

/** Changes the profile, and resolves with the whole user. @throws Failure */
export async function updateProfile(body: Partial<Profile>): Promise<User> {
  return (await api('/api/account', dataOf(userSchema), { method: 'PATCH', body })).data
}

/** @throws Failure, with the field `currentPassword` if that is wrong */
export async function changePassword(body: z.infer<typeof passwordChangeSchema>) {
  await api('/api/account/password', z.unknown(), { method: 'POST', body })
}

/** The devices on which the user is signed in, the current one first. */
export const devices = {
  name: 'account/sessions',
  also: [],
  list: queryOptions({
    queryKey: ['account/sessions'],
    queryFn: ({ signal }) => api('/api/account/sessions', listOf(deviceSchema), { signal }),
  }),
  /** Signs out one device, or all others than this one. @throws Failure */
  signOut: async (id?: string) => {
    const path =
      id === undefined ? '/api/account/sessions' : (`/api/account/sessions/${encodeURIComponent(id)}` as const)
    await api(path, z.unknown(), { method: 'DELETE' })
  },
} as const

export const wanted = {
  name: 'account/notifications',
  also: [],
  record: queryOptions({
    queryKey: ['account/notifications'],
    queryFn: async ({ signal }) => (await api('/api/account/notifications', dataOf(wantedSchema), { signal })).data,
  }),
  /** @throws Failure */
  update: async (body: z.infer<typeof wantedPatchSchema>): Promise<Wanted> =>
    (await api('/api/account/notifications', dataOf(wantedSchema), { method: 'PATCH', body })).data,
} as const
