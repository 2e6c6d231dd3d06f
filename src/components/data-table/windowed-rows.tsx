import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'

interface WindowedRowsProps<R> {
  rows: R[]
  height: number
  /** Renders all rows, as for print. */
  whole: boolean
  children: (row: R, index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode
}

/** Renders only the rows in and near the viewport: a thousand rows cost as much as twenty. */
export function WindowedRows<R extends { id: string }>({ rows, height, whole, children }: WindowedRowsProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    scrollMargin: top,
  })
  if (whole) return <tbody ref={body}>{rows.map((row, index) => children(row, index))}</tbody>
  const items = virtualizer.getVirtualItems()
  const before = items[0] ? items[0].start - top : 0
  const after = items.length > 0 ? virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? 0) : 0
  return (
    <tbody ref={body}>
      {before > 0 && <Space height={before} />}
      {items.map(({ index }) => {
        const row = rows[index]
        return row && children(row, index, virtualizer.measureElement)
      })}
      {after > 0 && <Space height={after} />}
    </tbody>
  )
}

// A spacer for the rows that are not rendered, hidden from assistive technology.
const Space = ({ height }: { height: number }) => (
  <tr aria-hidden style={{ display: 'block', height, padding: 0, border: 0, boxShadow: 'none' }} />
)
