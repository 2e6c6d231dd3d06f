import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Download, downloads } from '@/api/downloads'
import { RowMenu } from '@/components/data-table/row-menu'
import { Icon } from '@/components/icon'
import { Label, type LabelColor } from '@/components/label'
import { showMessage } from '@/components/snackbar-store'
import { textOf } from '@/i18n/text-of'
import { toCsv } from '@/utils/csv'
import { localTimeOf } from '@/utils/days'
import { formatDate } from '@/utils/format-date'
import { formatExactMoney } from '@/utils/format-number'
import { saveFile } from '@/utils/save-file'
import moreIcon from '~icons/solar/menu-dots-bold'
import { CardList } from './card-list'
import { OverviewCard } from './overview-card'
import { middleRoom, phoneRoom } from './overview-frames'

const rows = 5

const MenuLink = createLink(MenuItem)

const colors = { paid: 'success', 'out of date': 'error', progress: 'warning' } satisfies Record<
  Download['status'],
  LabelColor
>

/** Invoices that are, or will be, ready for download. */
export function DownloadsCard() {
  const { t, i18n } = useTranslation(['overview', 'kit'])
  const { language } = i18n
  const [menu, setMenu] = useState<{ download: Download; anchor: HTMLElement; open: boolean }>()
  const query = useQuery(downloads.list({ pageSize: rows }))

  function save({ invoiceNumber, category, price, status, createdAt }: Download) {
    const head = [t('invoice'), t('category'), t('date'), t('price'), t('status')]
    const categoryName = textOf(t, category)
    const line = [invoiceNumber, categoryName, localTimeOf(createdAt), price, t(status)]
    saveFile(`${invoiceNumber}.csv`, toCsv([head, line], language), 'text/csv')
    showMessage({ text: t('downloaded', { name: invoiceNumber }) })
  }

  return (
    <OverviewCard
      title={t('invoices')}
      text={query.data?.total ? t('invoicesText', { count: query.data.total }) : undefined}
      wide={8}
    >
      <CardList query={query} empty={t('noInvoices')} rows={rows}>
        {(downloads) => (
          <Table aria-label={t('invoices')}>
            <thead>
              <tr>
                <th scope="col">{t('invoice')}</th>
                <th scope="col" className="wide">
                  {t('category')}
                </th>
                <th scope="col" className="end">
                  {t('price')}
                </th>
                <th scope="col">{t('status')}</th>
                <th scope="col" className="end actions">
                  {t('actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {downloads.map((download) => {
                const { id, invoiceNumber, category, price, status, progress, createdAt } = download
                return (
                  <tr key={id}>
                    <th scope="row">
                      {invoiceNumber}
                      <small>{formatDate(createdAt, language)}</small>
                    </th>
                    <td className="wide">{textOf(t, category)}</td>
                    <td className="end">{formatExactMoney(price, language)}</td>
                    <td>
                      <Label color={colors[status]}>{t(status)}</Label>
                      {progress !== undefined && (
                        <LinearProgress
                          variant="determinate"
                          value={progress}
                          aria-label={t('preparing', { name: invoiceNumber })}
                          sx={{ width: 72, [middleRoom]: { width: 96 }, mt: 0.75 }}
                        />
                      )}
                    </td>
                    <td className="end">
                      <IconButton
                        color="inherit"
                        aria-haspopup="menu"
                        aria-label={t('kit:table.more', { name: invoiceNumber })}
                        onClick={({ currentTarget }) => setMenu({ download, anchor: currentTarget, open: true })}
                      >
                        <Icon icon={moreIcon} />
                      </IconButton>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </Table>
        )}
      </CardList>
      {menu && (
        <RowMenu
          name={menu.download.invoiceNumber}
          anchor={menu.anchor}
          open={menu.open}
          onClose={() => setMenu({ ...menu, open: false })}
        >
          <MenuItem disabled={menu.download.status === 'progress'} onClick={() => save(menu.download)}>
            {t('download')}
          </MenuItem>
          <MenuLink to="/dashboard/three" search={{ q: menu.download.invoiceNumber }}>
            {t('seeInvoice')}
          </MenuLink>
        </RowMenu>
      )}
    </OverviewCard>
  )
}

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    ...theme.typography.body2,
    '& th, & td': { padding: '0 12px', textAlign: 'start', fontWeight: 'inherit' },
    // The first cell of a row is its head, but the first in the head of the table too.
    '& thead th:first-of-type, & tbody th': { paddingInlineStart: 0 },
    '& thead th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
    '& .end': { textAlign: 'end' },
    '& thead th': { height: 40, color: palette.text.secondary, fontWeight: 600 },
    '& tbody tr > *': { height: 56, paddingBlock: 8, borderBlockStart: `1px solid ${palette.TableCell.border}` },
    '& tbody th': { fontWeight: 600 },
    '& small': { ...theme.typography.caption, display: 'block', whiteSpace: 'nowrap', color: palette.text.secondary },
    [phoneRoom]: {
      '& .wide': { display: 'none' },
      '& th, & td': { paddingInline: 4 },
      // Told to a screen reader, and wider than the button below it.
      '& .actions': { fontSize: 0 },
    },
  }
})
