import type { IconifyIcon } from '@iconify/react/offline'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '@/components/flag'
import { Icon } from '@/components/icon'
import { countryName } from '@/utils/countries'

interface FactProps {
  icon: IconifyIcon
  children: ReactNode
}

/** A short fact of a card: a sign, and words that break where there is no room. */
export function Fact({ icon, children }: FactProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, color: 'text.secondary' }}>
      <Icon icon={icon} size={18} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

/** A country by its flag and its name. */
export function Country({ code }: { code: string }) {
  const { language } = useTranslation().i18n
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Flag countryCode={code} />
      <span>{countryName(code, language)}</span>
    </Box>
  )
}
