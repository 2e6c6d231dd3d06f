import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileItem, files } from '@/api/files'
import { useCan } from '@/auth/use-can'
import { SelectionBar } from '@/components/data-table/selection-bar'
import { NothingFound } from '@/components/data-table/table-states'
import { WindowedNotice } from '@/components/data-table/windowed-notice'
import { EmptyState } from '@/components/empty-state'
import { lazyPart } from '@/components/lazy-part'
import { LoadFailure } from '@/components/records/load-failure'
import type { OnSearchChange } from '@/components/records/page-search'
import { useMenu } from '@/components/records/use-menu'
import { useSelection } from '@/components/records/use-selection'
import { RouterButton } from '@/components/router-link'
import { formatNumber } from '@/utils/format-number'
import type { FileTask } from './file-dialogs'
import { FilesGrid } from './files-grid'
import { type FilesSearch, filesPage, isSearching, toFolder, wantedFiles } from './files-search'
import { BrowserSkeleton } from './files-skeleton'
import { FilesOrder } from './files-toolbar'
import { useFileChanges } from './use-file-changes'
import type { MenuPlace } from './use-file-grid'

const FileMenu = lazyPart(() => import('./file-menu'), 'FileMenu')

/** Number of files displayed at first, and added by each “Show more”. */
const step = 1000

interface FilesBrowserProps {
  search: FilesSearch
  onSearchChange: OnSearchChange<FilesSearch>
  folder: FileItem | undefined
  /** The path is not a folder. */
  unknown: boolean
  onOpen: (file: FileItem) => void
  onTask: (task: FileTask) => void
  /** Undefined if the role may not upload. */
  onUpload: (() => void) | undefined
}

/** The contents of a folder, or the results of a search, with their actions. */
export function FilesBrowser({ search, onSearchChange, folder, unknown, onOpen, onTask, onUpload }: FilesBrowserProps) {
  const { t, i18n } = useTranslation('files')
  const kit = useTranslation('kit').t
  const { favorite, moveByIds, remove } = useFileChanges()
  const can = useCan('files')
  const menu = useMenu<{ file: FileItem; files: FileItem[] }, MenuPlace>()
  const [most, setMost] = useState(step)
  // Until the folders have loaded, the folder of the path is unknown.
  const ready = !search.path || !!folder
  const list = useQuery({
    ...files.list(wantedFiles(search, folder?.id ?? null, most)),
    enabled: ready,
  })
  const { data, error, isPlaceholderData: stale } = list
  const rows = foldersFirst(data?.data ?? [])
  const selection = useSelection(rows, search.path)
  const meant = selection.rows
  const number = (count: number) => formatNumber(count, i18n.language)
  const { clear } = selection

  function drop(doomed: FileItem[]) {
    clear()
    remove(doomed)
  }

  if (unknown) {
    return (
      <EmptyState character={4} title={t('unknown.title')} text={t('unknown.text', { path: search.path })}>
        <RouterButton {...filesPage.link(toFolder(''))} variant="contained">
          {t('unknown.action')}
        </RouterButton>
      </EmptyState>
    )
  }
  if (error && !data) {
    return <LoadFailure title={kit('table.failed')} failure={error} loading={list.isFetching} onRetry={list.refetch} />
  }
  if (!data) return <BrowserSkeleton view={search.view} />
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1, transition: 'opacity 200ms', minHeight: 320 }}>
      <div role="status" style={visuallyHidden}>
        {meant.length > 0
          ? t('selected', { count: meant.length, number: number(meant.length) })
          : !stale && t('item', { count: rows.length, number: number(rows.length) })}
      </div>
      {meant.length > 0 ? (
        <SelectionBar count={meant.length} onClear={clear} over={false}>
          {can.change && (
            <>
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
            </>
          )}
          {can.delete && (
            <Button color="error" onClick={() => drop(meant)}>
              {t('action.delete')}
            </Button>
          )}
        </SelectionBar>
      ) : (
        // As high as the selection bar that replaces it, so that nothing moves under the pointer.
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 56, px: { xs: 2, sm: 2.5 } }}>
          <Typography sx={{ flexGrow: 1, color: 'text.secondary' }}>
            {data.total > rows.length
              ? t('first', { shown: number(rows.length), total: number(data.total) })
              : t('item', { count: rows.length, number: number(rows.length) })}
          </Typography>
          <FilesOrder search={search} onSearchChange={onSearchChange} />
        </Box>
      )}
      {rows.length > 100 && <WindowedNotice />}
      {rows.length > 0 ? (
        <FilesGrid
          files={rows}
          view={search.view}
          label={folder?.name ?? t('all')}
          current={search.id}
          selection={selection}
          onOpen={onOpen}
          onDelete={can.delete ? drop : undefined}
          {...(can.change && {
            onRename: (file) => onSearchChange({ edit: file.id }),
            onFavorite: (file) => favorite([file], !file.isFavorited),
            onMove: moveByIds,
          })}
          onMenu={(file, place) => menu.show({ file, files: selection.ids.has(file.id) ? meant : [file] }, place)}
        />
      ) : isSearching(search) ? (
        <NothingFound onClear={() => onSearchChange(filesPage.cleared)} />
      ) : (
        <EmptyState character={5} title={t('empty.title')} text={t('empty.text')}>
          {onUpload && (
            <Button variant="contained" onClick={onUpload}>
              {t('empty.action')}
            </Button>
          )}
        </EmptyState>
      )}
      {data.total > rows.length && most < 10 * step && (
        <Box sx={{ display: 'grid', justifyItems: 'center', pb: 3 }}>
          <Button variant="outlined" color="inherit" loading={stale} onClick={() => setMost(most + step)}>
            {t('showMore')}
          </Button>
        </Box>
      )}
      <Suspense>
        {menu.opened && (
          <FileMenu
            {...menu.opened.item}
            place={menu.opened.anchor}
            open={menu.open}
            onClose={menu.close}
            onOpen={onOpen}
            onSearchChange={onSearchChange}
            onTask={onTask}
            onDelete={drop}
          />
        )}
      </Suspense>
    </Box>
  )
}

function foldersFirst(rows: FileItem[]) {
  const isFolder = ({ type }: FileItem) => type === 'folder'
  return [...rows.filter(isFolder), ...rows.filter((file) => !isFolder(file))]
}
