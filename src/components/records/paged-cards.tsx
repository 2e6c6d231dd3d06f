import Box, { type BoxProps } from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import type { RefObject } from 'react'

interface PagedCardsProps extends Pick<BoxProps, 'id' | 'role' | 'aria-label' | 'children'> {
  /** The area of the cards: gets the focus when another page is shown. */
  area: RefObject<HTMLDivElement | null>
  /** The result of a list query of TanStack Query. */
  list: { isPending: boolean; isPlaceholderData: boolean }
  /** From 1. */
  page: number
  /** Their number; with one or none there is no pagination. */
  pages: number
  /** Names the pagination. */
  pagesLabel: string
  onPageChange: (page: number) => void
}

/** A list's cards, faded while another page of them loads, with the pages below. */
export function PagedCards({ area, list, page, pages, pagesLabel, onPageChange, ...props }: PagedCardsProps) {
  return (
    <>
      <Box
        {...props}
        ref={area}
        tabIndex={-1}
        aria-busy={list.isPending || list.isPlaceholderData}
        sx={{
          outline: 'none',
          scrollMarginBlockStart: 'calc(var(--ark-sticky-height) + 16px)',
          transition: 'opacity 200ms',
          opacity: list.isPlaceholderData ? 0.6 : 1,
        }}
      />
      {pages > 1 && (
        <Box sx={{ display: 'grid', justifyContent: 'center', mt: 4 }}>
          <Pagination
            aria-label={pagesLabel}
            count={pages}
            page={Math.min(page, pages)}
            color="primary"
            shape="rounded"
            onChange={(_, page) => {
              onPageChange(page)
              area.current?.focus({ preventScroll: true })
              area.current?.scrollIntoView()
            }}
          />
        </Box>
      )}
    </>
  )
}
