import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Order, type OrdersSearch, ordersQuery } from '@/api/orders'
import { csvOf } from '@/components/data-table/csv-of'
import type { DataColumn } from '@/components/data-table/data-column'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/utils/failure'
import { saveFile } from '@/utils/save-file'
import downloadIcon from '~icons/solar/download-minimalistic-linear'

interface ExportMenuProps {
  columns: DataColumn<Order>[]
  /** The rows of the page. */
  rows: Order[]
  /** How many there are on all pages. */
  total: number
  search: OrdersSearch
}

// The longest page that the API gives.
const pageSize = 1000

export const saveOrders = (columns: DataColumn<Order>[], orders: Order[]) =>
  saveFile('orders.csv', csvOf(columns, orders), 'text/csv')

/** Saves the page, or all that the search and the filters leave, as CSV. */
export function ExportMenu({ columns, rows, total, search }: ExportMenuProps) {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [loading, setLoading] = useState(false)

  async function saveAll() {
    setAnchor(null)
    setLoading(true)
    try {
      const orders: Order[] = []
      for (let page = 1; orders.length < total; page++) {
        // Not kept: a hundred thousand rows would stay in memory.
        const { data } = await client.fetchQuery({ ...ordersQuery({ ...search, page, pageSize }), gcTime: 0 })
        if (data.length === 0) break
        orders.push(...data)
      }
      saveOrders(columns, orders)
      showMessage({ text: t('said.exported', { count: orders.length }) })
    } catch (failure) {
      showMessage({ text: t('said.notExported', { reason: failureText(failure) }), severity: 'error' })
    }
    setLoading(false)
  }

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        disabled={total === 0}
        loading={loading}
        loadingPosition="start"
        startIcon={<Icon icon={downloadIcon} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        CSV
      </Button>
      <Menu
        anchorEl={anchor}
        open={!!anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'CSV' } }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null)
            saveOrders(columns, rows)
          }}
        >
          {t('export.page', { count: rows.length })}
        </MenuItem>
        <MenuItem onClick={saveAll}>{t('export.all', { count: total })}</MenuItem>
      </Menu>
    </>
  )
}
