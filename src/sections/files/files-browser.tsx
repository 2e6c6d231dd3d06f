import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileItem, filesQuery } from '@/api/files'
import { SelectionBar } from '@/components/data-table/selection-bar'
import { NothingFound, TableFailure } from '@/components/data-table/table-states'
import { WindowedNotice } from '@/components/data-table/windowed-notice'
import { EmptyState } from '@/components/empty-state'
import { lazyPart } from '@/components/lazy-part'
import { RouterButton } from '@/components/router-link'
import { formatNumber } from '@/utils/format-number'
import type { FileTask } from './file-dialogs'
import { FilesGrid } from './files-grid'
import {
  type FilesPageSearch,
  type FilesSearchChange,
  isSearching,
  noFilters,
  toFolder,
  wantedFiles,
} from './files-search'
import { BrowserSkeleton } from './files-skeleton'
import { useFileChanges } from './use-file-changes'
import type { MenuPlace } from './use-file-grid'

const FileMenu = lazyPart(() => import('./file-menu'), 'FileMenu')

/** So many files are shown at first, and come with each “Show more”. */
const step = 1000

interface FilesBrowserProps {
  search: FilesPageSearch
  onSearchChange: (change: FilesSearchChange, options?: { replace?: boolean }) => void
  folder: FileItem | undefined
  /** No folder lies at the path. */
  unknown: boolean
  onOpen: (file: FileItem) => void
  onTask: (task: FileTask) => void
  onUpload: () => void
}

/** What lies in a folder, or what a search finds in it, with what can be done with it. */
export function FilesBrowser({ search, onSearchChange, folder, unknown, onOpen, onTask, onUpload }: FilesBrowserProps) {
  const { t, i18n } = useTranslation('files')
  const { favorite, moveByIds, remove } = useFileChanges()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<{ file: FileItem; files: FileItem[]; place: MenuPlace; open: boolean }>()
  const [most, setMost] = useState(step)
  // Until the folders have come it is not known which of them lies at the path.
  const ready = !search.path || !!folder
  const list = useQuery({
    ...filesQuery(wantedFiles(search, folder?.id ?? null, most)),
    enabled: ready,
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData: stale } = list
  const files = foldersFirst(data?.data ?? [])
  const meant = files.filter(({ id }) => selected.has(id))
  const number = (count: number) => formatNumber(count, i18n.language)
  const clear = () => setSelected(new Set())

  if (unknown) {
    return (
      <EmptyState character={4} title={t('unknown.title')} text={t('unknown.text', { path: search.path })}>
        <RouterButton to="." search={(held: object) => ({ ...held, ...toFolder('') })} variant="contained">
          {t('unknown.action')}
        </RouterButton>
      </EmptyState>
    )
  }
  if (error && !data) return <TableFailure failure={error} loading={list.isFetching} onRetry={list.refetch} />
  if (!data) return <BrowserSkeleton view={search.view} />
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1, transition: 'opacity 200ms', minHeight: 320 }}>
      <div role="status" style={visuallyHidden}>
        {meant.length > 0
          ? t('selected', { count: meant.length, number: number(meant.length) })
          : !stale && t('item', { count: files.length, number: number(files.length) })}
      </div>
      {meant.length > 0 ? (
        <SelectionBar count={meant.length} onClear={clear} over={false}>
          <Button
            onClick={() => {
              favorite(
                meant,
                meant.some(({ isFavorited }) => !isFavorited),
              )
            }}
          >
            {t('favorites')}
          </Button>
          <Button onClick={() => onTask({ kind: 'move', files: meant })}>{t('action.move')}</Button>
          <Button
            color="error"
            onClick={() => {
              clear()
              remove(meant)
            }}
          >
            {t('action.delete')}
          </Button>
        </SelectionBar>
      ) : (
        // As high as the bar that takes its place, so that nothing moves under the pointer that selects.
        <Typography sx={{ display: 'flex', alignItems: 'center', height: 56, px: 2.5, color: 'text.secondary' }}>
          {data.total > files.length
            ? t('first', { shown: number(files.length), total: number(data.total) })
            : t('item', { count: files.length, number: number(files.length) })}
        </Typography>
      )}
      {files.length > 100 && <WindowedNotice />}
      {files.length > 0 ? (
        <FilesGrid
          files={files}
          view={search.view}
          label={folder?.name ?? t('all')}
          current={search.id}
          selected={selected}
          onSelect={setSelected}
          onOpen={onOpen}
          onRename={(file) => onSearchChange({ edit: file.id })}
          onDelete={(doomed) => {
            clear()
            remove(doomed)
          }}
          onFavorite={(file) => favorite([file], !file.isFavorited)}
          onMove={moveByIds}
          onMenu={(file, place) => setMenu({ file, files: selected.has(file.id) ? meant : [file], place, open: true })}
        />
      ) : isSearching(search) ? (
        <NothingFound onClear={() => onSearchChange(noFilters)} />
      ) : (
        <EmptyState character={5} title={t('empty.title')} text={t('empty.text')}>
          <Button variant="contained" onClick={onUpload}>
            {t('empty.action')}
          </Button>
        </EmptyState>
      )}
      {data.total > files.length && most < 10 * step && (
        <Box sx={{ display: 'grid', justifyItems: 'center', pb: 3 }}>
          <Button variant="outlined" color="inherit" loading={stale} onClick={() => setMost(most + step)}>
            {t('showMore')}
          </Button>
        </Box>
      )}
      <Suspense>
        {menu && (
          <FileMenu
            {...menu}
            onClose={() => setMenu({ ...menu, open: false })}
            onOpen={onOpen}
            onSearchChange={onSearchChange}
            onTask={onTask}
            onDelete={(doomed) => {
              clear()
              remove(doomed)
            }}
          />
        )}
      </Suspense>
    </Box>
  )
}

function foldersFirst(files: FileItem[]) {
  const isFolder = ({ type }: FileItem) => type === 'folder'
  return [...files.filter(isFolder), ...files.filter((file) => !isFolder(file))]
}
