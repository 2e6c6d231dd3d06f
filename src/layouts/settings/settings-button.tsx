import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { isChanged, setSetting, useSettings } from '@/settings/store'
import settingsIcon from '~icons/solar/settings-linear'

const SettingsDrawer = lazyPart(() => import('./settings-drawer'), 'SettingsDrawer', { ahead: true })

/** Opens the settings. A dot, and the name, tell that some differ from the defaults. */
export const SettingsButton = memo(function SettingsButton() {
  const { t } = useTranslation()
  const open = useSettings(({ openDrawer }) => openDrawer)
  const changed = useSettings(isChanged)
  // Once opened the drawer stays mounted, so that it can animate closing.
  const [mounted, setMounted] = useState(false)
  if (open && !mounted) setMounted(true)
  return (
    <>
      <IconButton
        aria-label={changed ? t('settings.changed') : t('settings.title')}
        aria-haspopup="dialog"
        onPointerEnter={SettingsDrawer.preload}
        onFocus={SettingsDrawer.preload}
        onClick={() => setSetting('openDrawer', true)}
      >
        <Badge variant="dot" color="error" invisible={!changed}>
          <Icon icon={settingsIcon} size={24} />
        </Badge>
      </IconButton>
      <Suspense>
        {mounted && <SettingsDrawer open={open} onClose={() => setSetting('openDrawer', false)} changed={changed} />}
      </Suspense>
    </>
  )
})
