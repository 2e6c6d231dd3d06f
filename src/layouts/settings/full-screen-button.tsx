import IconButton from '@mui/material/IconButton'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import enterIcon from '~icons/solar/full-screen-linear'
import exitIcon from '~icons/solar/quit-full-screen-linear'

/** Toggles full screen and follows its changes; renders nothing without browser support, such as on an iPhone. */
export function FullScreenButton() {
  const { t } = useTranslation()
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const name = full ? t('settings.exitFullScreen') : t('settings.fullScreen')
  return (
    <IconButton aria-label={name} title={name} color="inherit" onClick={toggle}>
      <Icon icon={full ? exitIcon : enterIcon} />
    </IconButton>
  )
}

function subscribe(callback: () => void) {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}

async function toggle() {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch (error) {
    // A browser may deny it, such as in a frame without the permission; the button then stays unchanged.
    console.info('Full screen was refused.', error)
  }
}
