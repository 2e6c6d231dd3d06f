import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileItem, foldersQuery } from '@/api/files'
import { Icon } from '@/components/icon'
import { formatNumber, localeOf } from '@/utils/format-number'
import folderIcon from '~icons/solar/folder-bold-duotone'
import { foldersAbove, isInside } from './folders'
import { useFileChanges } from './use-file-changes'

interface MoveDialogProps {
  files: FileItem[]
  onClose: () => void
}

/** Moves files to another folder without dragging (WCAG 2.5.7). */
export function MoveDialog({ files, onClose }: MoveDialogProps) {
  const { t, i18n } = useTranslation('files')
  const { move } = useFileChanges()
  const title = useId()
  const { data } = useQuery(foldersQuery)
  const folders = data?.data ?? []
  const here = files[0]?.parentId ?? null
  const [chosen, setChosen] = useState<string | null>(here)
  const all: { id: string | null; name: string; depth: number }[] = [
    { id: null, name: t('all'), depth: 0 },
    ...inOrder(folders, new Intl.Collator(localeOf(i18n.language), { numeric: true })).map((folder) => ({
      id: folder.id,
      name: folder.name,
      depth: foldersAbove(folder, folders).length + 1,
    })),
  ]
  const places = all.filter(({ id }) => {
    const folder = folders.find((known) => known.id === id)
    return !folder || !isInside(folder, files, folders)
  })
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {t('move.title', {
          count: files.length,
          number: formatNumber(files.length, i18n.language),
          name: files[0]?.name ?? '',
        })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('move.text')}</DialogContentText>
        <Places role="radiogroup" aria-label={t('move.tree')}>
          {places.map(({ id, name, depth }) => (
            <label key={id} style={{ marginInlineStart: depth * 24 }}>
              <input type="radio" name={title} checked={chosen === id} onChange={() => setChosen(id)} />
              <Icon icon={folderIcon} size={24} />
              <bdi>{name}</bdi>
            </label>
          ))}
        </Places>
      </DialogContent>
      <DialogActions>
        {chosen === here && <span style={{ flexGrow: 1 }}>{t('move.here')}</span>}
        <Button color="inherit" onClick={onClose}>
          {t('name.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === here}
          onClick={() => {
            move(files, folders.find(({ id }) => id === chosen) ?? null)
            onClose()
          }}
        >
          {t('move.action')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The folders in tree order, each after its parent. */
function inOrder(folders: FileItem[], collator: Intl.Collator, parentId: string | null = null): FileItem[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .sort((a, b) => collator.compare(a.name, b.name))
    .flatMap((folder) => [folder, ...inOrder(folders, collator, folder.id)])
}

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 8,
    cursor: 'pointer',
    ...theme.typography.body2,
  },
  '& svg': { color: theme.vars.palette.warning.vivid },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& label:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& label:has(:checked)': { color: theme.vars.palette.primary.ink, backgroundColor: theme.vars.palette.primary.soft },
  '& label:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: -2 },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid Highlight' } },
}))
