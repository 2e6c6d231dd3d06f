import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { invoicesQuery } from '@/api/invoices'
import { useFocusBack } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { PageHeader } from '@/components/page-header'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-linear'
import { InvoicesTable } from './invoices-table'
import type { InvoicesViewProps } from './invoices-view'
import { StatusFigures } from './status-figures'

interface InvoicesListProps extends InvoicesViewProps {
  /** The id of the invoice that stood in the list's place, or `new`: the keyboard goes on where it was. */
  before?: string | undefined
}

/** The list of invoices, with its figures over it. */
export function InvoicesList({ search, onSearchChange, before }: InvoicesListProps) {
  const { t } = useTranslation('invoices')
  const list = useQuery({ ...invoicesQuery(search), placeholderData: keepPreviousData })
  useFocusBack('data-invoice', before)
  const failed = !!list.error && !list.data
  return (
    <>
      <PageHeader title={t('nav.three', { ns: 'translation' })} caption={t('pages.invoices', { ns: 'translation' })}>
        <RouterButton
          to="."
          search={(held: object) => ({ ...held, new: true as const })}
          data-invoice="new"
          variant="contained"
          startIcon={<Icon icon={addIcon} />}
        >
          {t('new')}
        </RouterButton>
      </PageHeader>
      {!failed && (
        <StatusFigures
          counts={list.data?.counts}
          amounts={list.data?.amounts}
          status={search.status}
          onChange={(status) => onSearchChange({ status, page: 1 })}
        />
      )}
      <InvoicesTable list={list} search={search} onSearchChange={onSearchChange} />
    </>
  )
}
