import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { EmptyState } from '@/components/empty-state'
import { lazyPart } from '@/components/lazy-part'
import { LoadFailure } from '@/components/records/load-failure'
import type { OnSearchChange } from '@/components/records/page-search'
import { PagedCards } from '@/components/records/paged-cards'
import { useMenu } from '@/components/records/use-menu'
import { RouterButton } from '@/components/router-link'
import type { CardEvents } from './offer-card'
import type { Offer, OfferKind } from './offer-kinds'
import { jobsPage, type OffersSearch, pageOf } from './offers-search'
import { CardGrid, CardSkeletons } from './offers-skeleton'
import { OffersToolbar } from './offers-toolbar'
import { useOfferChanges } from './use-offer-changes'

const OfferMenu = lazyPart(() => import('./offer-menu'), 'OfferMenu')

interface OffersGalleryProps<T extends Offer> {
  kind: OfferKind<T>
  search: OffersSearch
  onSearchChange: OnSearchChange<OffersSearch>
  card: (props: CardEvents & { row: T; current: boolean; first: boolean }) => ReactNode
}

/** One of the two lists as cards, with search, filters and sort order. */
export function OffersGallery<T extends Offer>({ kind, search, onSearchChange, card }: OffersGalleryProps<T>) {
  const { t } = useTranslation('offers')
  const list = useQuery(kind.resource.list(search))
  const { favorite, publish, remove } = useOfferChanges(kind)
  const can = useCan(kind.resource.name)
  const menu = useMenu<T>()
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
      <PagedCards
        area={top}
        list={list}
        page={search.page}
        pages={pages}
        pagesLabel={t('toolbar.pages')}
        onPageChange={(page) => onSearchChange({ page })}
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
                    onFavorite: can.change ? () => favorite(row) : undefined,
                    onMenu: (anchor) => menu.show(row, anchor),
                  })}
                </li>
              ))}
            </CardGrid>
          ) : (
            <NothingThere search={search} total={total} onSearchChange={onSearchChange} />
          )
        ) : (
          <LoadFailure failure={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
        )}
      </PagedCards>
      <Suspense>
        {menu.opened && (
          <OfferMenu
            anchor={menu.opened.anchor}
            open={menu.open}
            onClose={menu.close}
            onLost={() => top.current?.focus({ preventScroll: true })}
            name={kind.nameOf(menu.opened.item)}
            row={menu.opened.item}
            onSearchChange={onSearchChange}
            can={can}
            onPublish={publish}
            onDelete={(row) => {
              if (row.id === search.id) onSearchChange({ id: undefined })
              remove(row)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

interface NothingThereProps {
  search: OffersSearch
  total: number
  onSearchChange: OnSearchChange<OffersSearch>
}

function NothingThere({ search, total, onSearchChange }: NothingThereProps) {
  const { t } = useTranslation('offers')
  const { tab } = search
  const can = useCan(tab)
  const page = pageOf(tab)
  if (total > 0) {
    return (
      <EmptyState character={5} title={t('beyond.title')} text={t('beyond.text')}>
        <Button variant="contained" onClick={() => onSearchChange({ page: 1 })}>
          {t('beyond.first')}
        </Button>
      </EmptyState>
    )
  }
  if (page.isNarrowed(search as never)) {
    return (
      <EmptyState character={5} title={t('noMatch.title')} text={t('noMatch.text')}>
        <Button variant="contained" onClick={() => onSearchChange(page.cleared)}>
          {t('noMatch.clear')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState character={5} title={t(`${tab}.emptyTitle`)} text={t(`${tab}.emptyText`)}>
      {can.change && (
        <RouterButton {...jobsPage.link({ new: true })} variant="contained">
          {t(`${tab}.new`)}
        </RouterButton>
      )}
    </EmptyState>
  )
}
