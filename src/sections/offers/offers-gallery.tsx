import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import type { CardEvents } from './offer-card'
import { OfferFailure } from './offer-failure'
import type { Offer, OfferKind } from './offer-kinds'
import { OfferMenuHost, useOfferMenu } from './offer-menu-host'
import { cleared, type OffersSearch, type SearchChange } from './offers-search'
import { CardGrid, CardSkeletons } from './offers-skeleton'
import { OffersToolbar } from './offers-toolbar'
import { useOfferChanges } from './use-offer-changes'

interface OffersGalleryProps<T extends Offer> {
  kind: OfferKind<T>
  search: OffersSearch
  onSearchChange: (change: SearchChange, options?: { replace?: boolean }) => void
  /** A person opens the details of one. */
  onOpen: (id: string) => void
  card: (props: CardEvents & { row: T; current: boolean; first: boolean }) => ReactNode
}

/** One of the two lists as cards, with all that narrows and orders it. */
export function OffersGallery<T extends Offer>({ kind, search, onSearchChange, onOpen, card }: OffersGalleryProps<T>) {
  const { t } = useTranslation('offers')
  const list = useQuery({ ...kind.list(search), placeholderData: keepPreviousData })
  const { favorite, publish, remove } = useOfferChanges(kind)
  const menu = useOfferMenu<T>()
  const top = useRef<HTMLDivElement>(null)
  const rows = list.data?.data ?? []
  const total = list.data?.total ?? 0
  const pages = Math.ceil(total / search.pageSize)

  return (
    <>
      <OffersToolbar
        search={search}
        onSearchChange={onSearchChange}
        total={list.data?.total}
        counts={list.data?.counts}
      />
      <Box
        ref={top}
        tabIndex={-1}
        aria-busy={list.isPending || list.isPlaceholderData}
        sx={{
          outline: 'none',
          scrollMarginBlockStart: 'calc(var(--ark-sticky-height) + 16px)',
          transition: 'opacity 200ms',
          opacity: list.isPlaceholderData ? 0.6 : 1,
        }}
      >
        {list.isPending ? (
          <CardSkeletons tab={search.tab} />
        ) : list.data ? (
          rows.length > 0 ? (
            <CardGrid>
              {rows.map((row, index) => (
                <li key={row.id}>
                  {card({
                    row,
                    current: row.id === search.id,
                    first: index < 4,
                    onOpen: () => onOpen(row.id),
                    onFavorite: () => favorite(row),
                    onMenu: (anchor) => menu.open(row, anchor),
                  })}
                </li>
              ))}
            </CardGrid>
          ) : (
            <NothingThere search={search} total={total} onSearchChange={onSearchChange} />
          )
        ) : (
          <OfferFailure failure={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
        )}
      </Box>
      {pages > 1 && rows.length > 0 && (
        <Box sx={{ display: 'grid', justifyContent: 'center', mt: 4 }}>
          <Pagination
            aria-label={t('toolbar.pages')}
            count={pages}
            page={search.page}
            color="primary"
            shape="rounded"
            onChange={(_, page) => {
              onSearchChange({ page })
              top.current?.focus({ preventScroll: true })
              top.current?.scrollIntoView()
            }}
          />
        </Box>
      )}
      <OfferMenuHost
        menu={menu}
        nameOf={kind.nameOf}
        onOpen={(row) => {
          onOpen(row.id)
          onSearchChange({ id: row.id })
        }}
        onEdit={(row) => onSearchChange({ edit: row.id })}
        onPublish={(row) => publish(row, row.publish === 'published' ? 'draft' : 'published')}
        onDelete={(row) => {
          if (row.id === search.id) onSearchChange({ id: undefined })
          remove(row)
        }}
        onLost={() => top.current?.focus({ preventScroll: true })}
      />
    </>
  )
}

interface NothingThereProps {
  search: OffersSearch
  total: number
  onSearchChange: (change: SearchChange) => void
}

function NothingThere({ search, total, onSearchChange }: NothingThereProps) {
  const { t } = useTranslation('offers')
  const { tab } = search
  const narrowed = Object.entries(cleared(tab)).some(([name, value]) => {
    const held = search[name as keyof OffersSearch]
    return name !== 'page' && held !== value
  })
  if (total > 0) {
    return (
      <EmptyState character={5} title={t('beyond.title')} text={t('beyond.text')}>
        <Button variant="contained" onClick={() => onSearchChange({ page: 1 })}>
          {t('beyond.first')}
        </Button>
      </EmptyState>
    )
  }
  if (narrowed) {
    return (
      <EmptyState character={5} title={t('noMatch.title')} text={t('noMatch.text')}>
        <Button variant="contained" onClick={() => onSearchChange(cleared(tab))}>
          {t('noMatch.clear')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState character={5} title={t(`${tab}.emptyTitle`)} text={t(`${tab}.emptyText`)}>
      <RouterButton to="." search={(held: object) => ({ ...held, new: true as const })} variant="contained">
        {t(`${tab}.new`)}
      </RouterButton>
    </EmptyState>
  )
}
