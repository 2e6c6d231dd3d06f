import { useTranslation } from 'react-i18next'
import type { TheThing } from '@/api/the-things'
import type { DataColumn } from '@/components/data-table/data-column'
import { Label } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { formatExactMoney } from '@/utils/format-number'
import { theThingsPage } from './the-things-search'

export const statusColor = { active: 'success', paused: 'warning', archived: 'default' } as const

export function useTheThingColumns(): DataColumn<TheThing>[] {
  const { t, i18n } = useTranslation('the-things')
  return [
    {
      id: 'name',
      label: t('fields.name'),
      main: true,
      grow: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <RouterLink
          {...theThingsPage.link({ edit: id })}
          {...recordMark(id)}
          sx={{ color: 'text.primary', fontWeight: 600, py: 1, overflowWrap: 'anywhere' }}
        >
          {name}
        </RouterLink>
      ),
    },
    {
      id: 'price',
      label: t('fields.price'),
      end: true,
      descendingFirst: true,
      text: ({ price }) => price,
      cell: ({ price }) => <bdi>{formatExactMoney(price, i18n.language)}</bdi>,
    },
    {
      id: 'status',
      label: t('fields.status'),
      text: ({ status }) => t(`statuses.${status}`),
      cell: ({ status }) => <Label color={statusColor[status]}>{t(`statuses.${status}`)}</Label>,
    },
  ]
}
