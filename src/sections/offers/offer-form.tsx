import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordFormPage } from '@/components/records/record-form-page'
import { JobForm } from './job-form'
import { jobKind, type Offer, type OfferKind, tourKind } from './offer-kinds'
import type { OffersTab } from './offers-search'
import { FormSkeleton } from './offers-skeleton'
import { TourForm } from './tour-form'

interface OfferFormProps {
  tab: OffersTab
  /** The offer to edit; undefined for a new one. */
  id: string | undefined
  /** True if the user came from the gallery, so that the form takes the focus. */
  moved: boolean
  onDone: () => void
}

/** The form of a job or a tour; it replaces the gallery. */
export function OfferForm({ tab, ...props }: OfferFormProps) {
  if (tab === 'tours') return <Loaded {...props} kind={tourKind} form={(rows) => <TourForm {...rows} />} />
  return <Loaded {...props} kind={jobKind} form={(rows) => <JobForm {...rows} />} />
}

interface LoadedProps<T extends Offer> extends Omit<OfferFormProps, 'tab'> {
  kind: OfferKind<T>
  form: (props: { row?: T | undefined; rows: T[]; onDone: () => void }) => ReactNode
}

function Loaded<T extends Offer>({ kind, form, id, moved, onDone }: LoadedProps<T>) {
  const { t } = useTranslation('offers')
  // Suggestions from other offers; without them the fields still work.
  const all = useQuery(kind.resource.list({ pageSize: 1000 }))
  const record = useQuery(kind.resource.record(id))
  const { name } = kind.resource
  return (
    <RecordFormPage
      title={t(`${name}.${id ? 'edit' : 'new'}`)}
      caption={t(id ? 'form.editCaption' : 'form.newCaption')}
      back={t(`${name}.all`)}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
      record={id ? record : undefined}
      skeleton={<FormSkeleton />}
      moved={moved}
      onBack={onDone}
    >
      {all.isPending ? <FormSkeleton /> : form({ row: record.data, rows: all.data?.data ?? [], onDone })}
    </RecordFormPage>
  )
}
