import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import backIcon from '~icons/solar/arrow-left-linear'
import { JobForm } from './job-form'
import { OfferFailure } from './offer-failure'
import { jobs, type Offer, type OfferKind, tours } from './offer-kinds'
import type { OffersTab } from './offers-search'
import { FormSkeleton } from './offers-skeleton'
import { TourForm } from './tour-form'

interface OfferFormProps {
  tab: OffersTab
  /** What is changed; without it a new one is made. */
  id: string | undefined
  onDone: () => void
}

/** The form of a job or of a tour, in place of the gallery. */
export function OfferForm({ tab, ...props }: OfferFormProps) {
  if (tab === 'tours') return <Loaded {...props} kind={tours} form={(rows) => <TourForm {...rows} />} />
  return <Loaded {...props} kind={jobs} form={(rows) => <JobForm {...rows} />} />
}

interface LoadedProps<T extends Offer> extends Omit<OfferFormProps, 'tab'> {
  kind: OfferKind<T>
  form: (props: { row?: T | undefined; rows: T[]; onDone: () => void }) => ReactNode
}

function Loaded<T extends Offer>({ kind, form, id, onDone }: LoadedProps<T>) {
  const { t } = useTranslation('offers')
  // What other offers name can be chosen; without it the fields are only plainer.
  const all = useQuery(kind.list({ pageSize: 1000 }))
  const record = useQuery({ ...kind.record(id ?? ''), enabled: !!id })
  const ready = (id ? record.data : true) && !all.isPending
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 3, marginInlineStart: -1 }}>
        <IconButton aria-label={t('form.back')} onClick={onDone} sx={{ p: 1.5 }}>
          <Icon icon={backIcon} size={20} flip />
        </IconButton>
        <Typography variant="h2">{t(`${kind.resource}.${id ? 'edit' : 'new'}`)}</Typography>
      </Box>
      {ready ? (
        form({ row: record.data, rows: all.data?.data ?? [], onDone })
      ) : record.error ? (
        <OfferFailure
          failure={record.error}
          loading={record.isFetching}
          onRetry={() => record.refetch()}
          onBack={onDone}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
