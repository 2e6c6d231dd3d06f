import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { CompactFailure } from '@/components/records/compact-failure'
import { Scrollbar } from '@/components/scrollbar'
import { useCloseOnNavigation } from '@/components/side-drawer'
import closeIcon from '~icons/solar/close-circle-linear'

interface PickerDialogProps {
  open: boolean
  title: string
  onClose: () => void
  /** Stays in place below the title while the list scrolls. */
  head?: ReactNode
  children: ReactNode
}

/** A dialog to choose from a list; full-screen on a phone. */
export function PickerDialog({ open, title, onClose, head, children }: PickerDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  useCloseOnNavigation(open, onClose)
  return (
    <Frame open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box sx={{ p: 3, pb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={id} variant="h6" component="h2">
            {title}
          </Typography>
          <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit" edge="end" sx={{ p: 1.25 }}>
            <Icon icon={closeIcon} size={24} />
          </IconButton>
        </Box>
        {head}
      </Box>
      {children}
    </Frame>
  )
}

interface PickerListProps {
  /** The failure, shown in place of the list. */
  error: unknown
  loading: boolean
  onRetry: () => void
  children: ReactNode
}

/** The scrollable options of a picker, or the failure. */
export function PickerList({ error, loading, onRetry, children }: PickerListProps) {
  return (
    <Scrollbar slotProps={{ scroller: { 'aria-busy': loading } }} sx={{ flexGrow: 1 }}>
      <Box sx={{ px: 1.5, pb: 2 }}>{error ? <CompactFailure failure={error} onRetry={onRetry} /> : children}</Box>
    </Scrollbar>
  )
}

const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    height: 600,
    '@media (forced-colors: active)': { border: '1px solid' },
    [theme.breakpoints.down('sm')]: {
      margin: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
    },
  },
}))
