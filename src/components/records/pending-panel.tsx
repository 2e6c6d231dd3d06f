import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailPanel } from '@/components/detail-panel'
import { failureCode } from '@/utils/failure'
import { LoadFailure } from './load-failure'

interface PendingPanelProps {
  /** The record's id. */
  record: string
  focus: boolean
  onClose: () => void
  /** The record's query. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The texts if the record does not exist, and the label of the button back to the list. */
  gone: { title: string; text: string; action: string }
  /** Placeholder in the shape of the details. */
  skeleton: ReactNode
}

/** The panel of a record that is loading, failed to load, or does not exist. */
export function PendingPanel({ query, gone, skeleton, ...panel }: PendingPanelProps) {
  const { t } = useTranslation()
  const { error, isFetching, refetch } = query
  if (!error) {
    return (
      <DetailPanel {...panel} name={t('common.loading')}>
        {skeleton}
      </DetailPanel>
    )
  }
  const back = (
    <Button variant="contained" onClick={panel.onClose}>
      {gone.action}
    </Button>
  )
  return (
    <DetailPanel {...panel} name={failureCode(error) === 'not-found' ? gone.title : t('errors.failedTitle')}>
      <LoadFailure failure={error} loading={isFetching} onRetry={refetch} gone={{ ...gone, back }} />
    </DetailPanel>
  )
}
