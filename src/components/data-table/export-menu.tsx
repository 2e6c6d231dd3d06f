import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '@/api/envelope'
import { sessionSignal } from '@/api/session-scope'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/i18n/failure-text'
import downloadIcon from '~icons/solar/download-minimalistic-linear'
import type { DataColumn } from './data-column'
import { saveCsv } from './save-csv'

interface ExportMenuProps<R> {
  /** The file name. */
  file: string
  columns: DataColumn<R>[]
  /** The rows of the current page. */
  rows: R[]
  /** The number of rows on all pages. */
  total: number
  /** The query of one page of all results. */
  pageQuery: (page: {
    page: number
    pageSize: number
  }) => FetchQueryOptions<List<R>, Error, List<R>, (string | Record<string, unknown>)[]>
  /** The labels of the two options, and the toast afterwards. */
  texts: { page: string; all: string; saved: (count: number) => string }
}

// The API's maximum page size.
const pageSize = 1000

/** Exports the current page, or all results of the search and the filters, as CSV. */
export function ExportMenu<R>({ file, columns, rows, total, pageQuery, texts }: ExportMenuProps<R>) {
  const { t } = useTranslation('kit')
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [loading, setLoading] = useState(false)

  async function saveAll() {
    setAnchor(null)
    setLoading(true)
    const session = sessionSignal()
    try {
      const all: R[] = []
      for (let page = 1; all.length < total; page++) {
        // Not cached: a hundred thousand rows would stay in memory.
        const { data } = await client.fetchQuery({ ...pageQuery({ page, pageSize }), gcTime: 0 })
        session.throwIfAborted()
        if (data.length === 0) break
        all.push(...data)
      }
      saveCsv(file, columns, all)
      showMessage({ text: texts.saved(all.length) })
    } catch (failure) {
      if (!session.aborted) {
        showMessage({ text: t('table.notExported', { reason: failureText(failure) }), severity: 'error' })
      }
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
            saveCsv(file, columns, rows)
          }}
        >
          {texts.page}
        </MenuItem>
        <MenuItem onClick={saveAll}>{texts.all}</MenuItem>
      </Menu>
    </>
  )
}
