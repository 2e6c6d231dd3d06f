import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileItem, TakenName } from '@/api/files'
import { useCan } from '@/auth/use-can'
import { formatNumber } from '@/utils/format-number'

const shown = 5

interface TakenDialogProps {
  /** The existing files with these names. */
  taken: FileItem[]
  /** Called without a choice to cancel. */
  onAnswer: (choice?: TakenName) => void
}

/** Asks how to resolve name conflicts in a folder. */
export function TakenDialog({ taken, onAnswer }: TakenDialogProps) {
  const { t, i18n } = useTranslation('files')
  const can = useCan('files')
  const title = useId()
  const text = useId()
  const rest = taken.length - shown
  // Leaving the page cancels.
  useEffect(() => () => onAnswer(), [onAnswer])
  return (
    <Dialog
      open
      fullWidth
      role="alertdialog"
      maxWidth="xs"
      onClose={() => onAnswer()}
      aria-labelledby={title}
      aria-describedby={text}
    >
      <DialogTitle id={title}>{t(can.delete ? 'taken.title' : 'taken.keepTitle')}</DialogTitle>
      <DialogContent id={text}>
        <DialogContentText>{t('taken.has')}</DialogContentText>
        <ul>
          {taken.slice(0, shown).map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {rest > 0 && <li>{t('taken.more', { count: rest, number: formatNumber(rest, i18n.language) })}</li>}
        </ul>
        <DialogContentText>{t('taken.text')}</DialogContentText>
        {can.delete && taken.some(({ type }) => type === 'folder') && (
          <DialogContentText sx={{ mt: 1 }}>{t('taken.folder')}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onAnswer()}>
          {t('name.cancel')}
        </Button>
        {can.delete && (
          <Button color="error" onClick={() => onAnswer('replace')}>
            {t('taken.replace')}
          </Button>
        )}
        <Button autoFocus variant="contained" onClick={() => onAnswer('keepBoth')}>
          {t('taken.keepBoth')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
