import { Suspense } from 'react'
import type { FileItem } from '@/api/files'
import { lazyPart } from '@/components/lazy-part'
import type { FilesPageSearch, FilesSearchChange } from './files-search'
import { useTakenNames } from './taken-names'

const NameDialog = lazyPart(() => import('./name-dialog'), 'NameDialog')
const MoveDialog = lazyPart(() => import('./move-dialog'), 'MoveDialog')
const TakenDialog = lazyPart(() => import('./taken-dialog'), 'TakenDialog')
const ShareDialog = lazyPart(() => import('./share-dialog'), 'ShareDialog')

/** What a person is about to do with files in a dialog. */
export type FileTask = { kind: 'move'; files: FileItem[] } | { kind: 'share'; file: FileItem }

interface FileDialogsProps {
  search: FilesPageSearch
  onSearchChange: (change: FilesSearchChange, options?: { replace?: boolean }) => void
  /** The open folder. */
  folder: FileItem | undefined
  task: FileTask | undefined
  onDone: () => void
}

/** The dialogs of the page, each in a chunk of its own: a name (in the address), a move, a share, a taken name. */
export function FileDialogs({ search, onSearchChange, folder, task, onDone }: FileDialogsProps) {
  const { question } = useTakenNames()
  return (
    <Suspense>
      {(search.new || search.edit) && (
        <NameDialog
          key={search.edit ?? 'new'}
          id={search.edit}
          parentId={folder?.id ?? null}
          onClose={(done) => onSearchChange({ new: undefined, edit: undefined }, { replace: done })}
        />
      )}
      {task?.kind === 'move' && <MoveDialog files={task.files} onClose={onDone} />}
      {task?.kind === 'share' && <ShareDialog file={task.file} onClose={onDone} />}
      {question && <TakenDialog taken={question.taken} onAnswer={question.answer} />}
    </Suspense>
  )
}
