import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Invoice, type InvoicesSearch, invoicesQuery } from '@/api/invoices'
import { csvOf } from '@/components/data-table/csv-of'
import type { DataColumn } from '@/components/data-table/data-column'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/utils/failure'
import { saveFile } from '@/utils/save-file'
import downloadIcon from '~icons/solar/download-minimalistic-linear'

interface ExportMenuProps {
  columns: DataColumn<Invoice>[]
  /** The rows of the page. */
  rows: Invoice[]
  /** How many there are on all pages. */
  total: number
  search: InvoicesSearch
}

// The longest page that the API gives.
const pageSize = 1000

export const saveInvoices = (columns: DataColumn<Invoice>[], invoices: Invoice[]) =>
  saveFile('invoices.csv', csvOf(columns, invoices), 'text/csv')

/** Saves the page, or all that the search and the filters leave, as CSV. */
export function ExportMenu({ columns, rows, total, search }: ExportMenuProps) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [loading, setLoading] = useState(false)

  async function saveAll() {
    setAnchor(null)
    setLoading(true)
    try {
      const invoices: Invoice[] = []
      for (let page = 1; invoices.length < total; page++) {
        // Not kept: many rows would stay in memory.
        const { data } = await client.fetchQuery({ ...invoicesQuery({ ...search, page, pageSize }), gcTime: 0 })
        if (data.length === 0) break
        invoices.push(...data)
      }
      saveInvoices(columns, invoices)
      showMessage({ text: t('said.exported', { count: invoices.length }) })
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
            saveInvoices(columns, rows)
          }}
        >
          {t('export.page', { count: rows.length })}
        </MenuItem>
        <MenuItem onClick={saveAll}>{t('export.all', { count: total })}</MenuItem>
      </Menu>
    </>
  )
}
