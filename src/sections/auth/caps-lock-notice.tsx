import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import keyboardIcon from '~icons/solar/keyboard-bold-duotone'

/** A notice below a password field while caps lock is on. */
export default function CapsLockNotice() {
  const { t } = useTranslation('auth')
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, typography: 'caption', color: 'warning.ink' }}
    >
      <Icon icon={keyboardIcon} size={16} />
      {t('capsLock')}
    </Box>
  )
}
