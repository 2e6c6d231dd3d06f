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

/** A short fact on a card: icon and text that wraps. */
export function Fact({ icon, children }: FactProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, color: 'text.secondary' }}>
      <Icon icon={icon} size={20} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

/** The countries of a card, with their flags where the other facts have their icons. */
export function Countries({ codes }: { codes: string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0, color: 'text.secondary' }}>
      {codes.map((code) => (
        <Country key={code} code={code} size={20} />
      ))}
    </Box>
  )
}

/** A country's flag and name. */
export function Country({ code, size }: { code: string; size?: number }) {
  const { language } = useTranslation().i18n
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Flag countryCode={code} {...(size && { size })} />
      <span>{countryName(code, language)}</span>
    </Box>
  )
}
