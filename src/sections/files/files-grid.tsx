import { styled } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import { usePrinting } from '@/components/use-printing'
import { dropTarget, startDrag } from './drag'
import { FileRow } from './file-row'
import { FileTile } from './file-tile'
import { type FileGridEvents, useFileGrid } from './use-file-grid'

const least = 176 // px, of a tile
const gap = 16

interface FilesGridProps extends FileGridEvents {
  files: FileItem[]
  view: 'grid' | 'list'
  label: string
  /** Id of the file whose details are open. */
  current: string | undefined
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onFavorite: (file: FileItem) => void
  /** Files were dropped on a folder. */
  onMove: (ids: string[], folder: FileItem) => void
}

/** The files as tiles or rows, in one grid for the keyboard; of many only those in the window are drawn, on paper all of them. */
export function FilesGrid({
  files,
  view,
  label,
  current,
  selected,
  onSelect,
  onFavorite,
  onMove,
  ...events
}: FilesGridProps) {
  const { t } = useTranslation('files')
  const frame = useRef<HTMLDivElement>(null)
  const [{ width, top }, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setPlace({ width: element.clientWidth, top: element.getBoundingClientRect().top + window.scrollY })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const columns = view === 'list' ? 1 : Math.max(2, Math.floor((width + gap) / (least + gap)))
  const rows = Array.from({ length: Math.ceil(files.length / columns) }, (_, row) =>
    files.slice(row * columns, (row + 1) * columns),
  )
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (view === 'list' ? 64 : 204),
    gap: view === 'list' ? 0 : gap,
    overscan: 6,
    scrollMargin: top,
  })
  const grid = useFileGrid({
    ...events,
    rows,
    selected,
    onSelect,
    onReach: (row) => virtualizer.scrollToIndex(row, { align: 'center' }),
  })
  const printing = usePrinting()
  const shown = printing ? rows.map((_, index) => ({ index, start: 0, key: index })) : virtualizer.getVirtualItems()
  const Item = view === 'list' ? FileRow : FileTile

  return (
    <Frame ref={frame}>
      <p id="files-keys" hidden>
        {t('keys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: APG's grid, whose cells are laid out by the window's width */}
      <div
        ref={grid.root}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby="files-keys"
        aria-multiselectable
        aria-rowcount={rows.length}
        onKeyDown={grid.onKeyDown}
        style={{ position: 'relative', height: printing ? 'auto' : virtualizer.getTotalSize(), outline: 'none' }}
      >
        {shown.map(({ index, start, key }) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of that grid
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div
            key={key}
            ref={printing ? undefined : virtualizer.measureElement}
            data-index={index}
            role="row"
            aria-rowindex={index + 1}
            style={{
              position: printing ? 'static' : 'absolute',
              breakInside: 'avoid',
              insetInline: 0,
              top: start - top,
              display: 'grid',
              gap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {rows[index]?.map((file) => (
              <Item
                key={file.id}
                file={file}
                active={file.id === grid.activeId}
                current={file.id === current}
                selected={selected.has(file.id)}
                selecting={selected.size > 0}
                cell={{
                  ...grid.itemProps(file),
                  ...(file.type === 'folder' && dropTarget({ onMove: (ids) => onMove(ids, file) })),
                  draggable: true,
                  onDragStart: (event) =>
                    startDrag(
                      event,
                      grid.meant(file).map(({ id }) => id),
                    ),
                }}
                onOpen={() => events.onOpen(file)}
                onToggle={() => grid.toggle(file)}
                onFavorite={() => onFavorite(file)}
                onMenu={(element) => events.onMenu(file, { element })}
              />
            ))}
          </div>
        ))}
      </div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 2.5, 2.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 2, 2) },
}))
