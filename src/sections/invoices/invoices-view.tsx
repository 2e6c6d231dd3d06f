import { Suspense, useState } from 'react'
import { lazyPart } from '@/components/lazy-part'
import { FormSkeleton, PaperSkeleton } from './invoice-skeletons'
import { InvoicesList } from './invoices-list'
import type { InvoicesPageSearch, InvoicesSearchChange } from './invoices-search'

const InvoiceFormView = lazyPart(() => import('./invoice-form-view'), 'InvoiceFormView')
const InvoicePreview = lazyPart(() => import('./invoice-preview'), 'InvoicePreview')

export interface InvoicesViewProps {
  search: InvoicesPageSearch
  onSearchChange: (change: InvoicesSearchChange, options?: { replace?: boolean }) => void
}

/** Invoices: the list, or in its place one of them as a document, or the form. */
export function InvoicesView({ search, onSearchChange }: InvoicesViewProps) {
  const { id, edit } = search
  const shown = search.new ? 'new' : edit ? `edit ${edit}` : (id ?? '')
  const [at, setAt] = useState<{ shown: string; before?: string }>({ shown })
  if (at.shown !== shown) setAt({ shown, before: at.shown })
  const moved = at.before !== undefined
  if (search.new || edit) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <InvoiceFormView
          key={edit}
          id={edit}
          moved={moved}
          // Back must not lead into a form that is done with.
          onClose={(done) => onSearchChange({ new: undefined, edit: undefined }, { replace: done })}
        />
      </Suspense>
    )
  }
  if (id) {
    return (
      <Suspense fallback={<PaperSkeleton />}>
        <InvoicePreview
          key={id}
          id={id}
          moved={moved}
          onClose={() => onSearchChange({ id: undefined }, { replace: true })}
        />
      </Suspense>
    )
  }
  return <InvoicesList search={search} onSearchChange={onSearchChange} before={at.before?.replace('edit ', '')} />
}
