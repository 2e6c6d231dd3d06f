import type { Profile } from '@/api/account'
import type { User } from '@/api/auth'
import { changesOf, keep } from './store'

type Kept = Partial<Profile> & { id: string }

/** A user with what they have changed of their profile. */
export const withProfile = (user: User): User => ({ ...user, ...changesOf<Kept>('profiles').get(user.id) })

/** Changes a user's profile. @returns the whole user */
export function changeProfile(user: User, profile: Partial<Profile>): User {
  keep('profiles', { ...changesOf<Kept>('profiles').get(user.id), ...profile, id: user.id })
  return withProfile(user)
}
