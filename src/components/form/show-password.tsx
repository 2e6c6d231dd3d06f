import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import eyeIcon from '~icons/solar/eye-linear'

// Solar only has closed lids, which look like a smile.
const slash = '<path stroke="currentColor" stroke-linecap="round" stroke-width="1.5" d="m4 4 16 16"/>'
const eyeOffIcon = { ...eyeIcon, body: eyeIcon.body + slash }

interface ShowPasswordProps {
  shown: boolean
  onToggle: () => void
}

/** The button at the end of a password field that shows what has been typed. */
export function ShowPassword({ shown, onToggle }: ShowPasswordProps) {
  const { t } = useTranslation()
  return (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')} onClick={onToggle}>
        <Icon icon={shown ? eyeOffIcon : eyeIcon} />
      </IconButton>
    </InputAdornment>
  )
}
