import { styled } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import type { Selection } from '@/components/records/use-selection'
import { usePrinting } from '@/components/use-printing'
import { dropTarget, startDrag } from './drag'
import { FileRow, FileRowsHead } from './file-row'
import { FileTile } from './file-tile'
import { type FileGridEvents, useFileGrid } from './use-file-grid'

const least = 176 // px, minimum width of a tile
const leastFolder = 188 // px, minimum width of a folder, whose name is beside its picture
const gap = 16

const isFolder = ({ type }: FileItem) => type === 'folder'

const inRows = (files: FileItem[], columns: number) =>
  Array.from({ length: Math.ceil(files.length / columns) }, (_, row) => files.slice(row * columns, (row + 1) * columns))

interface FilesGridProps extends FileGridEvents {
  files: FileItem[]
  view: 'grid' | 'list'
  label: string
  /** Id of the file whose details are open. */
  current: string | undefined
  selection: Selection<FileItem>
  onFavorite?: (file: FileItem) => void
  /** Called when files are dropped on a folder; without it they are not draggable. */
  onMove?: (ids: string[], folder: FileItem) => void
}

/** The files as tiles or rows, in one grid for the keyboard; long lists are windowed, and printed in full. */
export function FilesGrid({ files, view, label, current, selection, onFavorite, onMove, ...events }: FilesGridProps) {
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
  // Folders are lower than tiles, so they have rows of their own.
  const folderColumns = Math.min(columns, Math.max(1, Math.floor((width + gap) / (leastFolder + gap))))
  const others = files.filter((file) => !isFolder(file))
  const rows = [...inRows(files.filter(isFolder), folderColumns), ...inRows(others, columns)]
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (view === 'list' ? 64 : rows[index]?.some(isFolder) ? 72 : 204),
    gap: view === 'list' ? 0 : gap,
    overscan: 6,
    scrollMargin: top,
  })
  const grid = useFileGrid({
    ...events,
    rows,
    selection,
    onReach: (row) => virtualizer.scrollToIndex(row, { align: 'center' }),
  })
  const printing = usePrinting()
  const shown = printing ? rows.map((_, index) => ({ index, start: 0, key: index })) : virtualizer.getVirtualItems()
  const Item = view === 'list' ? FileRow : FileTile

  return (
    <Frame ref={frame}>
      <p id="files-keys" hidden>
        {t(events.onDelete ? 'keys' : events.onRename ? 'keysToRename' : 'keysToRead')}
      </p>
      {view === 'list' && <FileRowsHead />}
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
              gridTemplateColumns: `repeat(${rows[index]?.some(isFolder) ? folderColumns : columns}, minmax(0, 1fr))`,
            }}
          >
            {rows[index]?.map((file) => (
              <Item
                key={file.id}
                file={file}
                active={file.id === grid.activeId}
                current={file.id === current}
                selected={selection.ids.has(file.id)}
                selecting={selection.ids.size > 0}
                cell={{
                  ...grid.itemProps(file),
                  ...(onMove && file.type === 'folder' && dropTarget({ onMove: (ids) => onMove(ids, file) })),
                  draggable: !!onMove,
                  onDragStart: (event) =>
                    startDrag(
                      event,
                      grid.meant(file).map(({ id }) => id),
                    ),
                }}
                onOpen={() => events.onOpen(file)}
                onToggle={() => grid.toggle(file)}
                onFavorite={onFavorite && (() => onFavorite(file))}
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
  containerType: 'inline-size',
  padding: theme.spacing(0, 2.5, 2.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 2, 2) },
}))
