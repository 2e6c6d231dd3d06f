import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '@/components/flag'
import { Icon } from '@/components/icon'
import { useCloseOnNavigation } from '@/components/side-drawer'
import { useEndSide } from '@/components/text-sides'
import { type LanguageValue, languages } from '@/i18n/languages'
import checkIcon from '~icons/solar/check-circle-bold'
import { switchLanguage } from './switch-language'

interface LanguageMenuProps {
  id: string
  anchor: HTMLElement | null
  open: boolean
  onClose: () => void
  shown: LanguageValue
}

/** The languages by their own names; closes once the chosen one has loaded. */
export function LanguageMenu({ id, anchor, open, onClose, shown }: LanguageMenuProps) {
  const { t } = useTranslation()
  const [coming, setComing] = useState<LanguageValue>()
  const horizontal = useEndSide()
  useCloseOnNavigation(open, onClose)

  async function choose(value: LanguageValue) {
    setComing(value)
    await switchLanguage(value)
    setComing(undefined)
    onClose()
  }

  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ list: { 'aria-label': t('languages.menu') }, paper: { sx: { mt: 1, minWidth: 200 } } }}
    >
      {languages.map(({ value, label, countryCode, direction, tag }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === shown}
          selected={value === shown}
          aria-busy={value === coming}
          onClick={() => choose(value)}
          sx={{ gap: 1.5, minHeight: 44 }}
        >
          <Flag countryCode={countryCode} />
          <Box component="span" sx={{ flexGrow: 1 }}>
            <span lang={tag} dir={direction}>
              {label}
            </span>
          </Box>
          {value === coming && <CircularProgress size={18} aria-hidden />}
          {value === shown && !coming && <Icon icon={checkIcon} size={18} />}
        </MenuItem>
      ))}
    </Menu>
  )
}
