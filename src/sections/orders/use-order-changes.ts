import { useTranslation } from 'react-i18next'
import { type Order, orders } from '@/api/orders'
import { useRecordChanges } from '@/components/records/use-record-changes'

export function useOrderChanges() {
  const { t } = useTranslation('orders')
  const { patch, remove } = useRecordChanges(orders)
  const named = (rows: Order[]) => ({ count: rows.length, number: rows[0]?.orderNumber ?? '' })
  return {
    setStatus: (rows: Order[], status: Order['status']) =>
      patch(rows, { status }, t('said.status', { ...named(rows), status: t(`statuses.${status}`) })),
    remove: (rows: Order[]) => remove(rows, t('said.removed', named(rows))),
  }
}
