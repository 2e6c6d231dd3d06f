import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { useEndSide } from '@/components/text-sides'
import { isKeyOf } from '@/utils/keys'
import closeIcon from '~icons/solar/close-circle-linear'
import type { ControlName } from './use-overflow'

/** The controls without a visible label. */
const iconic = { language: 'header.language', contacts: 'header.contacts', settings: 'header.settings' } as const

interface MorePanelProps {
  anchor: HTMLElement | null
  open: boolean
  onClose: () => void
  /** True while something opened by one of the controls replaces the panel. */
  handedOver: boolean
  /** Called when a control opens something: the panel closes but keeps the control mounted. */
  onHandOver: () => void
  controls: { name: ControlName; control: ReactNode }[]
}

/** The header controls that do not fit into the bar, each with its label. */
export function MorePanel({ anchor, open, onClose, handedOver, onHandOver, controls }: MorePanelProps) {
  const { t } = useTranslation()
  const horizontal = useEndSide()

  // Only one layer is open at a time. The panel closes before the control gets the click, so that the focus has returned to the
  // panel's button, and returns there again when the control's own layer closes.
  function handOver({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('[aria-haspopup]')) flushSync(onHandOver)
  }

  return (
    <Popover
      open={open}
      keepMounted={handedOver}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('header.more'), sx: { mt: 1, p: 1, width: 264 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1.5, pb: 0.5 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flexGrow: 1 }}>
          {t('header.more')}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Box>
      {controls.map(({ name, control }) => (
        <Line key={name} onClickCapture={handOver}>
          {isKeyOf(iconic, name) && <span aria-hidden>{t(iconic[name])}</span>}
          {control}
        </Line>
      ))}
    </Popover>
  )
}

// The whole line is clickable.
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 48,
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingInline: theme.spacing(0.5),
  borderRadius: theme.vars.shape.borderRadius,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > .MuiButtonBase-root': { position: 'static' },
  '& > .MuiIconButton-root': { width: 44, height: 44 },
  '& > .MuiButton-root': { flexGrow: 1 },
  '& > .MuiButtonBase-root::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
}))
