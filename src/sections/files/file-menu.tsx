import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import { useCan } from '@/auth/use-can'
import type { OnSearchChange } from '@/components/records/page-search'
import type { FileTask } from './file-dialogs'
import type { FilesSearch } from './files-search'
import { useFileChanges } from './use-file-changes'
import type { MenuPlace } from './use-file-grid'

interface FileMenuProps {
  file: FileItem
  /** The file, or all selected files including it. */
  files: FileItem[]
  place: MenuPlace
  open: boolean
  onClose: () => void
  onOpen: (file: FileItem) => void
  onSearchChange: OnSearchChange<FilesSearch>
  onTask: (task: FileTask) => void
  onDelete: (files: FileItem[]) => void
}

/** The actions for a file, or for all selected ones. */
export function FileMenu(props: FileMenuProps) {
  const { file, files, place, open, onClose, onOpen, onSearchChange, onTask, onDelete } = props
  const { t } = useTranslation(['files', 'kit'])
  const { favorite } = useFileChanges()
  const can = useCan('files')
  const all = files.every(({ isFavorited }) => isFavorited)
  const where =
    'element' in place
      ? { anchorEl: place.element }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: { left: place.left, top: place.top } }
  const alone = files.length === 1
  return (
    <Menu
      {...where}
      open={open}
      onClose={onClose}
      onClick={onClose}
      slotProps={{ list: { 'aria-label': t('kit:table.more', { name: file.name }) }, paper: { sx: { minWidth: 200 } } }}
    >
      {alone && <MenuItem onClick={() => onOpen(file)}>{t('action.open')}</MenuItem>}
      {alone && file.type === 'folder' && (
        <MenuItem onClick={() => onSearchChange({ id: file.id })}>{t('action.details')}</MenuItem>
      )}
      {can.change && alone && (
        <MenuItem onClick={() => onSearchChange({ edit: file.id })}>{t('action.rename')}</MenuItem>
      )}
      {can.change && <MenuItem onClick={() => onTask({ kind: 'move', files })}>{t('action.move')}</MenuItem>}
      {can.change && alone && <MenuItem onClick={() => onTask({ kind: 'share', file })}>{t('action.share')}</MenuItem>}
      {can.change && (
        <MenuItem onClick={() => favorite(files, !all)}>{t(all ? 'action.unfavorite' : 'action.favorite')}</MenuItem>
      )}
      {can.delete && <Divider />}
      {can.delete && (
        <MenuItem onClick={() => onDelete(files)} sx={{ color: 'error.ink' }}>
          {t('action.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
