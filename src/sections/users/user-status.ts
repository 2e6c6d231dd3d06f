import type { UserRow } from '@/api/users'
import type { LabelColor } from '@/components/label'

export const statusColor = {
  active: 'success',
  pending: 'warning',
  banned: 'error',
  rejected: 'default',
} satisfies Record<UserRow['status'], LabelColor>

/** The letters that stand for a person without a picture. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()
