import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { lazyPart } from '@/components/lazy-part'
import { ListOrForm } from '@/components/records/list-or-form'
import type { PageProps } from '@/components/records/page-search'
import { FormSkeleton, PaperSkeleton } from './invoice-skeletons'
import { InvoicesList } from './invoices-list'
import type { InvoicesSearch } from './invoices-search'

const InvoiceFormView = lazyPart(() => import('./invoice-form-view'), 'InvoiceFormView')
const InvoicePreview = lazyPart(() => import('./invoice-preview'), 'InvoicePreview')

/** Invoices: the list, or in its place a document or a form. */
export function InvoicesView(page: PageProps<InvoicesSearch>) {
  const { search, onSearchChange } = page
  const { t } = useTranslation('invoices')
  const can = useCan('invoices')
  return (
    <ListOrForm
      {...page}
      canChange={can.change}
      back={t('back')}
      skeleton={<FormSkeleton />}
      form={(props) => <InvoiceFormView {...props} />}
    >
      {({ moved, from }) =>
        search.id ? (
          <Suspense fallback={<PaperSkeleton />}>
            <InvoicePreview
              key={search.id}
              id={search.id}
              moved={moved}
              onClose={() => onSearchChange({ id: undefined }, { replace: true })}
            />
          </Suspense>
        ) : (
          <InvoicesList {...page} from={from} />
        )
      }
    </ListOrForm>
  )
}
