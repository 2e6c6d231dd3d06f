import type { Invoice } from '@/api/invoices'
import type { LabelColor } from '@/components/label'
import { today } from '@/utils/days'
import paidIcon from '~icons/solar/check-circle-bold-duotone'
import pendingIcon from '~icons/solar/clock-circle-bold-duotone'
import overdueIcon from '~icons/solar/danger-circle-bold-duotone'
import draftIcon from '~icons/solar/file-text-bold-duotone'

/** The colour and the icon of each state. */
export const statusColor = {
  paid: 'success',
  pending: 'warning',
  overdue: 'error',
  draft: 'default',
} satisfies Record<Invoice['status'], LabelColor>

export const statusIcon = { paid: paidIcon, pending: pendingIcon, overdue: overdueIcon, draft: draftIcon }

/** The colour that a state is drawn in, where it is not a label. */
export const statusTone = {
  paid: 'success.main',
  pending: 'warning.main',
  overdue: 'error.main',
  draft: 'text.secondary',
} satisfies Record<Invoice['status'], string>

/** Whether it should have been paid by now; it may be paid on its last day. */
export const isLate = ({ status, dueDate }: Pick<Invoice, 'status' | 'dueDate'>) =>
  status === 'overdue' || (status === 'pending' && dueDate < today())

/** The first letters of the first and the last name. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}
