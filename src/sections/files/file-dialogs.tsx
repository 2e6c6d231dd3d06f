import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import { useCan } from '@/auth/use-can'
import { lazyPart } from '@/components/lazy-part'
import type { OnSearchChange } from '@/components/records/page-search'
import { ReadOnly } from '@/components/records/read-only'
import type { FilesSearch } from './files-search'
import { useTakenNames } from './taken-names'

const NameDialog = lazyPart(() => import('./name-dialog'), 'NameDialog')
const MoveDialog = lazyPart(() => import('./move-dialog'), 'MoveDialog')
const TakenDialog = lazyPart(() => import('./taken-dialog'), 'TakenDialog')
const ShareDialog = lazyPart(() => import('./share-dialog'), 'ShareDialog')

/** The dialog that is open for some files. */
export type FileTask = { kind: 'move'; files: FileItem[] } | { kind: 'share'; file: FileItem }

interface FileDialogsProps {
  search: FilesSearch
  onSearchChange: OnSearchChange<FilesSearch>
  /** The open folder. */
  folder: FileItem | undefined
  task: FileTask | undefined
  onDone: () => void
}

/** The dialogs of the page, each in its own chunk: name (in the URL), move, share, name conflict. */
export function FileDialogs({ search, onSearchChange, folder, task, onDone }: FileDialogsProps) {
  const { t } = useTranslation()
  const { question } = useTakenNames()
  const can = useCan('files')
  const isNaming = !!(search.new || search.edit)
  const close = (done: boolean) => onSearchChange({ new: undefined, edit: undefined }, { replace: done })
  return (
    <Suspense>
      {isNaming && !can.change && (
        <Dialog
          open
          onClose={() => close(true)}
          slotProps={{ paper: { 'aria-label': t('readOnly.title', { ns: 'kit' }) } }}
        >
          <ReadOnly>
            <Button variant="contained" onClick={() => close(true)}>
              {t('common.close')}
            </Button>
          </ReadOnly>
        </Dialog>
      )}
      {isNaming && can.change && (
        <NameDialog key={search.edit ?? 'new'} id={search.edit} parentId={folder?.id ?? null} onClose={close} />
      )}
      {task?.kind === 'move' && <MoveDialog files={task.files} onClose={onDone} />}
      {task?.kind === 'share' && <ShareDialog file={task.file} onClose={onDone} />}
      {question && <TakenDialog taken={question.taken} onAnswer={question.answer} />}
    </Suspense>
  )
}
