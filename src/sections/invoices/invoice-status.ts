import type { Invoice } from '@/api/invoices'
import type { LabelColor } from '@/components/label'
import { today } from '@/utils/days'
import paidIcon from '~icons/solar/check-circle-bold-duotone'
import pendingIcon from '~icons/solar/clock-circle-bold-duotone'
import overdueIcon from '~icons/solar/danger-circle-bold-duotone'
import draftIcon from '~icons/solar/file-text-bold-duotone'

/** Color and icon of each status. */
export const statusColor = {
  paid: 'success',
  pending: 'warning',
  overdue: 'error',
  draft: 'default',
} satisfies Record<Invoice['status'], LabelColor>

export const statusIcon = { paid: paidIcon, pending: pendingIcon, overdue: overdueIcon, draft: draftIcon }

/** The CSS color of a status outside a label. */
export const statusTone = {
  paid: 'success.vivid',
  pending: 'warning.vivid',
  overdue: 'error.vivid',
  draft: 'text.secondary',
} satisfies Record<Invoice['status'], string>

/** True if it is unpaid after its due date, whatever date the status was set on. */
export const isLate = ({ status, dueDate }: Pick<Invoice, 'status' | 'dueDate'>) =>
  (status === 'overdue' || status === 'pending') && dueDate < today()
