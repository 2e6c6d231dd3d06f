import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { publishStates } from '@/api/fields'
import { useCan } from '@/auth/use-can'
import { DetailPanel } from '@/components/detail-panel'
import { Icon } from '@/components/icon'
import type { OnSearchChange } from '@/components/records/page-search'
import { PendingPanel } from '@/components/records/pending-panel'
import { failureCode } from '@/utils/failure'
import heartIcon from '~icons/solar/heart-bold'
import heartLineIcon from '~icons/solar/heart-linear'
import penIcon from '~icons/solar/pen-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { JobDetail } from './job-detail'
import { jobKind, type Offer, type OfferKind, tourKind } from './offer-kinds'
import type { OffersSearch, OffersTab } from './offers-search'
import { TourDetail } from './tour-detail'
import { useOfferChanges } from './use-offer-changes'

interface OfferDetailProps {
  tab: OffersTab
  id: string
  /** True if the user has just opened it. */
  focus: boolean
  onSearchChange: OnSearchChange<OffersSearch>
}

/** The details of an offer, beside the gallery. */
export function OfferDetail({ tab, ...props }: OfferDetailProps) {
  if (tab === 'tours') return <Detail {...props} kind={tourKind} Body={TourDetail} />
  return <Detail {...props} kind={jobKind} Body={JobDetail} />
}

interface DetailProps<T extends Offer> extends Omit<OfferDetailProps, 'tab'> {
  kind: OfferKind<T>
  Body: (props: { row: T }) => ReactNode
}

function Detail<T extends Offer>({ kind, Body, id, focus, onSearchChange }: DetailProps<T>) {
  const { t } = useTranslation('offers')
  const client = useQueryClient()
  const { favorite, publish, remove } = useOfferChanges(kind)
  const can = useCan(kind.resource.name)
  const query = useQuery(kind.resource.record(id))
  // The list's row is rendered until the details have loaded.
  const row = query.data ?? kind.resource.cached(client).find((row) => row.id === id)
  const close = () => onSearchChange({ id: undefined })
  const panel = { record: id, focus, onClose: close }

  if (!row || failureCode(query.error) === 'not-found') {
    return (
      <PendingPanel
        {...panel}
        query={query}
        gone={{ title: t('gone.title'), text: t('gone.text'), action: t('gone.back') }}
        skeleton={<DetailSkeleton />}
      />
    )
  }
  const name = kind.nameOf(row)
  return (
    <DetailPanel {...panel} name={name}>
      {can.change && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('publish.label')}
            value={row.publish}
            onChange={(_, state) => state && publish(row, state)}
          >
            {publishStates.map((state) => (
              <ToggleButton key={state} value={state} sx={{ px: 1.5, minHeight: 40 }}>
                {t(`state.${state}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Box sx={{ flexGrow: 1 }} />
          <IconButton
            aria-label={t('card.favorite', { name })}
            aria-pressed={row.isFavorited}
            color={row.isFavorited ? 'error' : 'default'}
            onClick={() => favorite(row)}
            sx={{ p: 1.5 }}
          >
            <Icon icon={row.isFavorited ? heartIcon : heartLineIcon} />
          </IconButton>
          <IconButton aria-label={t('actions.edit')} onClick={() => onSearchChange({ edit: id })} sx={{ p: 1.5 }}>
            <Icon icon={penIcon} />
          </IconButton>
          {can.delete && (
            <IconButton
              aria-label={t('actions.delete')}
              onClick={() => {
                close()
                remove(row)
              }}
              sx={{ p: 1.5 }}
            >
              <Icon icon={trashIcon} />
            </IconButton>
          )}
        </Box>
      )}
      <Body row={row} />
    </DetailPanel>
  )
}

function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={180} sx={{ mt: 2 }} />
      <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
      <Skeleton variant="text" sx={{ mt: 3 }} width="40%" />
      <Skeleton variant="text" />
      <Skeleton variant="text" width="80%" />
    </div>
  )
}
