import { collection } from '@/_mock/collection'
import { repeated } from '@/_mock/repeated'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import type { User } from '@/api/auth'
import { newUserSchema, type UserRow, userPatchSchema, userRowSchema } from '@/api/users'
import { usersSearchSchema } from '@/api/users-search'
import { config } from '@/config'
import { countryName } from '@/utils/countries'

export const userRows = collection(
  'users',
  userRowSchema,
  () => import('@/_mock/data/users.json'),
  repeated(
    config.mockUsers,
    () => true,
    (row, number) => ({
      ...row,
      id: `user-${number}`,
      name: `${row.name} ${number}`,
      email: row.email.replace('@', `.${number}@`),
    }),
  ),
)

export const userHandlers = resourceHandlers(
  {
    rows: userRows,
    search: usersSearchSchema,
    text: (row) => [row.name, row.email, row.phoneNumber, row.company, row.city],
    sorts: { country: (row, language) => countryName(row.country, language) },
    words: { status: 'users.statuses', role: 'users.roles' },
    allows: (user: User) => user.role !== 'viewer',
  },
  {
    create: newUserSchema,
    patch: userPatchSchema,
    make: (body: Omit<UserRow, 'id'>, id, all) => unique({ ...body, id }, all),
    apply: (row, body: Partial<UserRow>, all) => unique({ ...row, ...body }, all),
  },
)

function unique(user: UserRow, all: UserRow[]) {
  const taken = all.some(({ id, email }) => id !== user.id && email.toLowerCase() === user.email.toLowerCase())
  return taken ? fail(409, 'email-taken', 'There is a user with this e-mail already', { email: 'Taken' }) : user
}
