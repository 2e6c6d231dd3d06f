import { styled } from '@mui/material/styles'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { List } from '@/api/envelope'
import { CompactFailure } from '@/components/records/compact-failure'
import { CardEmpty } from './card-empty'
import { RowsSkeleton } from './rows-skeleton'

interface CardListProps<T> {
  query: UseQueryResult<List<T>, unknown>
  /** The text of the empty state. */
  empty: string
  /** Number of rows and kind of picture, for the skeleton. */
  rows: number
  picture?: 'circular' | 'rounded'
  children: (rows: T[]) => ReactNode
}

/** The four states of a card with its own list: a failure does not affect other cards. */
export function CardList<T>({ query, empty, rows, picture, children }: CardListProps<T>) {
  if (query.isError && !query.data) return <CompactFailure failure={query.error} onRetry={query.refetch} />
  if (!query.data) return <RowsSkeleton rows={rows} {...(picture && { picture })} />
  if (query.data.data.length === 0) return <CardEmpty text={empty} />
  return children(query.data.data)
}

export const Rows = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const Row = styled('li')({ display: 'flex', alignItems: 'center', gap: 16, minWidth: 0 })

/** A row's picture. */
export const Thumb = styled('img')({ flexShrink: 0, objectFit: 'cover', borderRadius: 10 })
