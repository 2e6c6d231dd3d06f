import { styled } from '@mui/material/styles'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { List } from '@/api/envelope'
import { CardEmpty } from './card-empty'
import { CardFailure } from './card-failure'
import { RowsSkeleton } from './rows-skeleton'

interface CardListProps<T> {
  query: UseQueryResult<List<T>, unknown>
  /** Why there is nothing, and what will stand here. */
  empty: string
  /** How many rows there will be, and their picture, for the skeleton. */
  rows: number
  picture?: 'circular' | 'rounded'
  children: (rows: T[]) => ReactNode
}

/** The four states of a card with a list of its own: what goes wrong here leaves the other cards alone. */
export function CardList<T>({ query, empty, rows, picture, children }: CardListProps<T>) {
  if (query.isError && !query.data) return <CardFailure error={query.error} onRetry={query.refetch} />
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
