import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to discard changes. Closing it keeps them. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('kit')
  const id = useId()
  return (
    <Dialog open onClose={onStay} role="alertdialog" maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{t('form.unsavedTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('form.unsavedText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" variant="soft" onClick={onLeave}>
          {t('form.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
