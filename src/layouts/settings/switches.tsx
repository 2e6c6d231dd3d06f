import type { IconifyIcon } from '@iconify/react/offline'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { setMode, setSetting, useSettings } from '@/settings/store'
import compactIcon from '~icons/solar/align-horizontal-center-bold-duotone'
import rtlIcon from '~icons/solar/align-right-bold-duotone'
import contrastIcon from '~icons/solar/mirror-left-bold-duotone'
import systemIcon from '~icons/solar/monitor-bold-duotone'
import darkIcon from '~icons/solar/moon-bold-duotone'

/** The on/off settings, as cards. */
export function Switches() {
  const { t } = useTranslation()
  const colorScheme = useSettings((settings) => settings.colorScheme)
  const mode = useSettings((settings) => settings.mode)
  const contrast = useSettings((settings) => settings.contrast)
  const direction = useSettings((settings) => settings.direction)
  const compactLayout = useSettings((settings) => settings.compactLayout)
  const wide = useSyncExternalStore(onResize, () => matchMedia(wideScreen).matches)
  return (
    <Cards>
      <SwitchCard
        icon={darkIcon}
        label={t('settings.dark')}
        checked={colorScheme === 'dark'}
        onChange={(on) => setMode(on ? 'dark' : 'light')}
      />
      <SwitchCard
        icon={systemIcon}
        label={t('settings.system')}
        checked={mode === 'system'}
        onChange={(on) => setMode(on ? 'system' : colorScheme)}
      />
      <SwitchCard
        icon={contrastIcon}
        label={t('settings.contrast')}
        checked={contrast === 'hight'}
        onChange={(on) => setSetting('contrast', on ? 'hight' : 'default')}
      />
      <SwitchCard
        icon={rtlIcon}
        label={t('settings.rtl')}
        checked={direction === 'rtl'}
        onChange={(on) => setSetting('direction', on ? 'rtl' : 'ltr')}
      />
      <SwitchCard
        icon={compactIcon}
        label={t('settings.compact')}
        hint={wide ? t('settings.compactHint') : t('settings.compactWide')}
        disabled={!wide}
        checked={compactLayout}
        onChange={(on) => setSetting('compactLayout', on)}
      />
    </Cards>
  )
}

interface SwitchCardProps {
  icon: IconifyIcon
  label: string
  /** A hint below the label. */
  hint?: string
  disabled?: boolean
  checked: boolean
  onChange: (on: boolean) => void
}

function SwitchCard({ icon, label, hint, disabled = false, checked, onChange }: SwitchCardProps) {
  const id = useId()
  return (
    <Card data-on={checked && !disabled ? '' : undefined} data-wide={hint && ''}>
      <Icon icon={icon} size={24} />
      <Switch
        size="small"
        checked={checked}
        disabled={disabled}
        onChange={(_, on) => onChange(on)}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': hint && `${id}hint` } }}
      />
      <span id={id} className="label">
        {label}
      </span>
      {hint && (
        <span id={`${id}hint`} className="hint">
          {hint}
        </span>
      )}
    </Card>
  )
}

const wideScreen = '(min-width: 1601px)'

function onResize(callback: () => void) {
  const screen = matchMedia(wideScreen)
  screen.addEventListener('change', callback)
  return () => screen.removeEventListener('change', callback)
}

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 })

const Card = styled('label')(({ theme }) => {
  const { background, text, primary, action } = theme.vars.palette
  return {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    rowGap: 12,
    padding: '12px 8px 12px 14px',
    borderRadius: 14,
    cursor: 'pointer',
    color: text.secondary,
    backgroundColor: background.neutral,
    outline: '1px solid var(--ark-edge)',
    outlineOffset: -1,
    transition: 'background-color 120ms, color 120ms',
    '& .label': { ...theme.typography.subtitle2, fontWeight: 500, gridColumn: '1 / -1', color: text.primary },
    '& .hint': { ...theme.typography.caption, gridColumn: '1 / -1', marginBlockStart: -12 },
    '&[data-wide]': { gridColumn: '1 / -1' },
    '&:hover': { boxShadow: `inset 0 0 0 99px ${action.hover}` },
    '&[data-on]': {
      color: primary.main,
      backgroundColor: theme.alpha(primary.main, 0.1),
      '& .hint': { color: text.secondary },
    },
    '&:has(:disabled)': { cursor: 'not-allowed', boxShadow: 'none' },
  }
})
