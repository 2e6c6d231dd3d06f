import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import type { FileTask } from './file-dialogs'
import type { FilesSearchChange } from './files-search'
import { useFileChanges } from './use-file-changes'
import type { MenuPlace } from './use-file-grid'

interface FileMenuProps {
  file: FileItem
  /** All that it is for: the file, or all that are selected with it. */
  files: FileItem[]
  place: MenuPlace
  open: boolean
  onClose: () => void
  onOpen: (file: FileItem) => void
  onSearchChange: (change: FilesSearchChange) => void
  onTask: (task: FileTask) => void
  onDelete: (files: FileItem[]) => void
}

/** What can be done with a file, or with all that are selected. */
export function FileMenu(props: FileMenuProps) {
  const { file, files, place, open, onClose, onOpen, onSearchChange, onTask, onDelete } = props
  const { t } = useTranslation('files')
  const { favorite } = useFileChanges()
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
      slotProps={{ list: { 'aria-label': t('more', { name: file.name }) }, paper: { sx: { minWidth: 200 } } }}
    >
      {alone && <MenuItem onClick={() => onOpen(file)}>{t('action.open')}</MenuItem>}
      {alone && file.type === 'folder' && (
        <MenuItem onClick={() => onSearchChange({ id: file.id })}>{t('action.details')}</MenuItem>
      )}
      {alone && <MenuItem onClick={() => onSearchChange({ edit: file.id })}>{t('action.rename')}</MenuItem>}
      <MenuItem onClick={() => onTask({ kind: 'move', files })}>{t('action.move')}</MenuItem>
      {alone && <MenuItem onClick={() => onTask({ kind: 'share', file })}>{t('action.share')}</MenuItem>}
      <MenuItem onClick={() => favorite(files, !all)}>{t(all ? 'action.unfavorite' : 'action.favorite')}</MenuItem>
      <Divider />
      <MenuItem onClick={() => onDelete(files)} sx={{ color: 'error.ink' }}>
        {t('action.delete')}
      </MenuItem>
    </Menu>
  )
}
