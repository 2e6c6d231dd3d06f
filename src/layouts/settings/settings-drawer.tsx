import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslation } from 'react-i18next'
import { CopyLink } from '@/components/copy-link'
import { Icon } from '@/components/icon'
import { Scrollbar } from '@/components/scrollbar'
import { SideDrawer } from '@/components/side-drawer'
import { config } from '@/config'
import { resetSettings } from '@/settings/store'
import { fontFamilies } from '@/theme/typography'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
import restartIcon from '~icons/solar/restart-linear'
import { ChoiceGroup } from './choice-group'
import { FullScreenButton } from './full-screen-button'
import { NavPicture } from './nav-picture'
import { PresetPicture } from './preset-picture'
import { previewLink } from './preview-link'
import { Switches } from './switches'

interface SettingsDrawerProps {
  open: boolean
  onClose: () => void
  /** True if a setting differs from its default, so that there is something to reset. */
  changed: boolean
}

/** All settings; each takes effect at once. */
export function SettingsDrawer({ open, onClose, changed }: SettingsDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={t('settings.title')}
      width={360}
      invisibleBackdrop
      actions={
        <>
          <FullScreenButton />
          <IconButton
            aria-label={t('settings.reset')}
            title={t('settings.reset')}
            color="inherit"
            onClick={resetSettings}
          >
            <Badge variant="dot" color="error" invisible={!changed}>
              <Icon icon={restartIcon} />
            </Badge>
          </IconButton>
        </>
      }
    >
      <Scrollbar sx={{ flexGrow: 1 }}>
        <Box sx={{ display: 'grid', gap: 3, p: 3, pt: 1 }}>
          <Switches />
          <ChoiceGroup
            setting="primaryColor"
            label={t('settings.presets')}
            names={{
              default: t('settings.preset.default'),
              cyan: t('settings.preset.cyan'),
              purple: t('settings.preset.purple'),
              blue: t('settings.preset.blue'),
              orange: t('settings.preset.orange'),
              red: t('settings.preset.red'),
            }}
            columns={3}
            picture={(value) => <PresetPicture preset={value} />}
          />
          <ChoiceGroup
            setting="navLayout"
            label={t('settings.layout')}
            names={{
              vertical: t('settings.vertical'),
              horizontal: t('settings.horizontal'),
              mini: t('settings.mini'),
            }}
            columns={3}
            picture={(value) => <NavPicture layout={value} />}
          />
          <ChoiceGroup
            setting="navColor"
            label={t('settings.color')}
            names={{ integrate: t('settings.integrate'), apparent: t('settings.apparent') }}
            columns={2}
            picture={(value) => <NavPicture color={value} />}
          />
          <ChoiceGroup
            setting="fontFamily"
            label={t('settings.font')}
            names={Object.fromEntries(Object.keys(fontFamilies).map((name) => [name, name])) as FontNames}
            columns={2}
            picture={(value) => <Sample style={{ fontFamily: fontFamilies[value] }}>Aa</Sample>}
            fontFamily={(value) => fontFamilies[value]}
          />
        </Box>
      </Scrollbar>
      <Foot>
        <CopyLink href={previewLink} />
        {__STORYBOOK__ && (
          <Button
            color="inherit"
            href={`${config.basePath}storybook/`}
            target="_blank"
            rel="noopener"
            endIcon={<Icon icon={outsideIcon} size={18} flip />}
          >
            {t('settings.storybook')}
            <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
          </Button>
        )}
        <Typography variant="caption" dir="ltr" sx={{ textAlign: 'center', color: 'text.secondary' }}>
          {`${__VERSION__} · ${import.meta.env.MODE}, ${config.serviceEnv}`}
        </Typography>
      </Foot>
    </SideDrawer>
  )
}

type FontNames = { [K in keyof typeof fontFamilies]: K }

const Sample = styled('span')({ fontSize: '1.5rem', lineHeight: 1.2, fontWeight: 600 })

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))
