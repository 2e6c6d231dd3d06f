import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { getSettings, setSetting } from '@/settings/store'
import caretIcon from '~icons/solar/alt-arrow-left-linear'

/** Switches between the wide and the narrow side navigation. Its icon and label depend on the layout, by CSS. */
export function NavToggle() {
  const { t } = useTranslation()
  const toggle = () => setSetting('navLayout', getSettings().navLayout === 'mini' ? 'vertical' : 'mini')
  return (
    <Round type="button" onClick={toggle}>
      <span className="wide-only" style={visuallyHidden}>
        {t('nav.collapse')}
      </span>
      <span className="mini-only" style={visuallyHidden}>
        {t('nav.expand')}
      </span>
      <Icon icon={caretIcon} size={16} flip />
    </Round>
  )
}

const Round = styled('button')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  // Centered on the header.
  insetBlockStart: 'calc((var(--ark-header-height) - 28px) / 2)',
  insetInlineEnd: -14,
  width: 28,
  height: 28,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '50%',
  '--ark-focus': theme.vars.palette.primary.main,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: `color var(--ark-layout-transition), border-color var(--ark-layout-transition)`,
  '&:hover': { color: theme.vars.palette.text.primary, borderColor: 'var(--ark-control-border)' },
  'html[data-nav-layout="mini"] & svg': { rotate: '180deg' },
}))
