import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/api/invoices'
import type { DataColumn } from '@/components/data-table/data-column'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import { formatDate } from '@/utils/format-date'
import { formatExactMoney, formatNumber } from '@/utils/format-number'
import { initialsOf } from '@/utils/initials'
import lateIcon from '~icons/solar/danger-circle-bold'
import { isLate, statusColor } from './invoice-status'
import { invoicesPage } from './invoices-search'

export const csvFile = 'invoices.csv'

/** The columns of the invoices; the number links to the document. */
export function useInvoiceColumns(): DataColumn<Invoice>[] {
  const { t, i18n } = useTranslation('invoices')
  const { language } = i18n
  return [
    {
      id: 'invoiceNumber',
      label: t('invoice'),
      main: true,
      grow: true,
      descendingFirst: true,
      text: ({ invoiceNumber }) => invoiceNumber,
      cell: ({ id, invoiceNumber, invoiceTo }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Avatar
            aria-hidden
            sx={{
              width: '2.5rem',
              height: '2.5rem',
              bgcolor: 'action.selected',
              color: 'text.primary',
              typography: 'subtitle2',
            }}
          >
            {initialsOf(invoiceTo.name)}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <RouterLink
              {...invoicesPage.link({ id })}
              {...recordMark(id)}
              sx={{ display: 'inline-block', py: 0.25, color: 'text.primary', fontWeight: 600 }}
            >
              <bdi>{invoiceNumber}</bdi>
            </RouterLink>
            <Typography sx={{ color: 'text.secondary', fontWeight: 400 }}>{invoiceTo.name}</Typography>
          </Box>
        </Box>
      ),
    },
    {
      id: 'createDate',
      label: t('created'),
      drops: 1,
      descendingFirst: true,
      text: ({ createDate }) => createDate,
      cell: ({ createDate }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatDate(createDate, language)}</Box>,
    },
    {
      id: 'dueDate',
      label: t('due'),
      descendingFirst: true,
      text: ({ dueDate }) => dueDate,
      cell: (invoice) => <Due date={formatDate(invoice.dueDate, language)} late={isLate(invoice)} />,
    },
    {
      id: 'totalAmount',
      label: t('amount'),
      end: true,
      descendingFirst: true,
      text: ({ totalAmount }) => totalAmount,
      cell: ({ totalAmount }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {formatExactMoney(totalAmount, language)}
        </Box>
      ),
    },
    {
      id: 'sent',
      label: t('sent'),
      drops: 1,
      end: true,
      descendingFirst: true,
      text: ({ sent }) => sent,
      cell: ({ sent }) => formatNumber(sent, language),
    },
    {
      id: 'status',
      state: true,
      label: t('status'),
      text: ({ status }) => t(`statuses.${status}`),
      cell: ({ status }) => <Label color={statusColor[status]}>{t(`statuses.${status}`)}</Label>,
    },
  ]
}

/** An additional column of the CSV: in the table it is the second line of the number. */
export function useCsvColumns(columns: DataColumn<Invoice>[]): DataColumn<Invoice>[] {
  const { t } = useTranslation('invoices')
  const [number, ...rest] = columns
  if (!number) return columns
  const only = { cell: () => null }
  return [
    number,
    { ...only, id: 'customer', label: t('customer'), text: ({ invoiceTo }) => invoiceTo.name },
    { ...only, id: 'company', label: t('company'), text: ({ invoiceTo }) => invoiceTo.company },
    { ...only, id: 'email', label: t('email'), text: ({ invoiceTo }) => invoiceTo.email },
    ...rest,
  ]
}

function Due({ date, late }: { date: string; late: boolean }) {
  const { t } = useTranslation('invoices')
  if (!late) return <Box sx={{ whiteSpace: 'nowrap' }}>{date}</Box>
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap', color: 'error.ink' }}>
      {date}
      <Icon icon={lateIcon} size={16} />
      <span style={visuallyHidden}>{t('late')}</span>
    </Box>
  )
}
