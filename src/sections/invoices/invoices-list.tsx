import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { invoices } from '@/api/invoices'
import { useCan } from '@/auth/use-can'
import { useFocusBack } from '@/components/focus-if-lost'
import { Icon } from '@/components/icon'
import { PageHeader } from '@/components/page-header'
import type { PageProps } from '@/components/records/page-search'
import { recordMark } from '@/components/records/use-place'
import { RouterButton } from '@/components/router-link'
import addIcon from '~icons/solar/add-circle-linear'
import { type InvoicesSearch, invoicesPage } from './invoices-search'
import { InvoicesTable } from './invoices-table'
import { StatusFigures } from './status-figures'

interface InvoicesListProps extends PageProps<InvoicesSearch> {
  /** The id of the invoice that was open in place of the list, or `new`. */
  from: string | undefined
}

/** The list of invoices, with totals by status. */
export function InvoicesList({ search, onSearchChange, from }: InvoicesListProps) {
  const { t } = useTranslation('invoices')
  const list = useQuery(invoices.list(search))
  useFocusBack(from)
  const can = useCan('invoices')
  const failed = !!list.error && !list.data
  return (
    <>
      <PageHeader title={t('nav.three', { ns: 'translation' })} name={t('pages.invoices', { ns: 'translation' })}>
        {can.change && (
          <RouterButton
            {...invoicesPage.link({ new: true })}
            {...recordMark('new')}
            variant="contained"
            startIcon={<Icon icon={addIcon} />}
          >
            {t('new')}
          </RouterButton>
        )}
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
