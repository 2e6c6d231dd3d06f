import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Still } from '@/components/still'
import closeIcon from '~icons/solar/close-circle-linear'
import { NotificationsPanel } from './notifications-panel'

interface NotificationsDialogProps {
  open: boolean
  onClose: () => void
}

/** All notifications in a dialog; full-screen on small screens. */
export function NotificationsDialog({ open, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <LargeDialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <Still when={!open}>
        <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 1 }}>
          <DialogTitle id={id} sx={{ flexGrow: 1, p: 0, pl: 1 }}>
            {t('notifications.title')}
          </DialogTitle>
          <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit">
            <Icon icon={closeIcon} size={24} />
          </IconButton>
        </Box>
        <NotificationsPanel />
      </Still>
    </LargeDialog>
  )
}

const LargeDialog = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    height: '100%',
    [theme.breakpoints.down('sm')]: { maxHeight: 'none', margin: 0, width: '100%', maxWidth: 'none', borderRadius: 0 },
  },
}))
