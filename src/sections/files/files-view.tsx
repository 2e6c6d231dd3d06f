import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import { sessionSignal } from '@/api/session-scope'
import { useCan } from '@/auth/use-can'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { LoadFailure } from '@/components/records/load-failure'
import type { PageProps } from '@/components/records/page-search'
import { usePlace } from '@/components/records/use-place'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/i18n/failure-text'
import folderIcon from '~icons/solar/add-folder-linear'
import uploadIcon from '~icons/solar/upload-minimalistic-linear'
import { dropTarget } from './drag'
import { filesIn, makeFolders } from './dropped-files'
import { FileDialogs, type FileTask } from './file-dialogs'
import { FilePath } from './file-path'
import { FilesBrowser } from './files-browser'
import { type FilesSearch, toFolder } from './files-search'
import { FilesToolbar } from './files-toolbar'
import { StorageCard } from './storage-card'
import { UploadsPanel } from './uploads-panel'
import { startUploads } from './uploads-store'
import { useFolder } from './use-folder'

const FileDetails = lazyPart(() => import('./file-details'), 'FileDetails')

/** The file manager: the contents of one folder, and the details of one file beside them. */
export function FilesView({ search, onSearchChange }: PageProps<FilesSearch>) {
  const { t } = useTranslation('files')
  const shell = useTranslation().t
  const kit = useTranslation('kit').t
  const client = useQueryClient()
  const { trail, folder, unknown, failure, isFetching, refetch } = useFolder(search.path)
  const input = useRef<HTMLInputElement>(null)
  const { moved } = usePlace(search)
  const can = useCan('files')
  const [task, setTask] = useState<FileTask>()
  const parentId = folder?.id ?? null
  const upload = (files: File[]) =>
    startUploads(
      client,
      files.map((content) => ({ content, parentId })),
    )

  async function drop(files: DataTransfer) {
    const session = sessionSignal()
    try {
      const dropped = await filesIn(files)
      session.throwIfAborted()
      startUploads(client, await makeFolders(client, dropped, parentId), session)
    } catch (failure) {
      if (session.aborted) return
      // A DOMException concerns the device, and has the browser's message.
      const text = failure instanceof DOMException ? t('uploads.unreadable') : failureText(failure)
      showMessage({ severity: 'error', text })
    }
  }

  function open(file: FileItem) {
    if (file.type === 'folder') return onSearchChange(toFolder([search.path, file.name].filter(Boolean).join('/')))
    onSearchChange({ id: file.id })
  }

  return (
    <>
      <PageHeader title={shell('nav.five')} name={shell('pages.files')}>
        {can.change && (
          <>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon icon={folderIcon} />}
              disabled={unknown}
              onClick={() => onSearchChange({ new: true })}
            >
              {t('newFolder')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Icon icon={uploadIcon} />}
              disabled={unknown}
              onClick={() => input.current?.click()}
            >
              {t('upload')}
            </Button>
            <input
              ref={input}
              hidden
              multiple
              type="file"
              aria-label={t('upload')}
              onChange={({ target }) => {
                if (target.files?.length) upload([...target.files])
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </>
        )}
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 360px)' },
        }}
      >
        <Card
          {...(unknown || !can.change ? {} : dropTarget({ onUpload: drop }))}
          sx={{
            overflow: 'visible',
            minWidth: 0,
            '&[data-over]': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -8 },
          }}
        >
          <FilePath trail={trail} path={search.path} />
          <FilesToolbar search={search} onSearchChange={onSearchChange} folder={folder} />
          {failure ? (
            <LoadFailure title={kit('table.failed')} failure={failure} loading={isFetching} onRetry={refetch} />
          ) : (
            <FilesBrowser
              key={search.path}
              search={search}
              onSearchChange={onSearchChange}
              folder={folder}
              unknown={unknown}
              onOpen={open}
              onTask={setTask}
              onUpload={can.change ? () => input.current?.click() : undefined}
            />
          )}
        </Card>
        {search.id ? (
          <Suspense fallback={<Box />}>
            <FileDetails
              key={search.id}
              id={search.id}
              focus={moved}
              onSearchChange={onSearchChange}
              onTask={setTask}
            />
          </Suspense>
        ) : (
          <StorageCard />
        )}
      </Box>
      <FileDialogs
        search={search}
        onSearchChange={onSearchChange}
        folder={folder}
        task={task}
        onDone={() => setTask(undefined)}
      />
      <UploadsPanel />
    </>
  )
}
