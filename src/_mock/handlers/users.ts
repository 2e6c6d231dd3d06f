import { collection } from '@/_mock/collection'
import { repeated } from '@/_mock/repeated'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import { someOf } from '@/_mock/workspace'
import { newUserSchema, type UserRow, userPatchSchema, userRowSchema, usersSearchSchema } from '@/api/users'
import { config } from '@/config'
import { countryName } from '@/utils/countries'

export const userRows = collection('users', userRowSchema, () => import('@/_mock/data/users.json'), {
  more: repeated(
    config.mockUsers,
    () => true,
    (row, number) => ({
      ...row,
      id: `user-${number}`,
      name: `${row.name} ${number}`,
      email: row.email.replace('@', `.${number}@`),
    }),
  ),
  others: someOf,
})

export const userHandlers = resourceHandlers(
  {
    rows: userRows,
    search: usersSearchSchema,
    text: (row) => [row.name, row.email, row.phoneNumber, row.company, row.city],
    sorts: { country: (row, language) => countryName(row.country, language) },
    words: { status: 'users.statuses', role: 'users.roles' },
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
  return taken ? fail(409, 'email-taken', 'A user with this email already exists', { email: 'Taken' }) : user
}
