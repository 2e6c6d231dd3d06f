import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import closeIcon from '~icons/solar/close-circle-linear'

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** Covers the table head, except for the checkbox that selects all; otherwise it takes its own space. */
  over?: boolean
  /** Buttons for the selected rows. */
  children: ReactNode
}

/** The bulk actions, over the table head; the checkbox that selects all stays visible. */
export function SelectionBar({ count, onClear, over = true, children }: SelectionBarProps) {
  const { t } = useTranslation('kit')
  return (
    <Place data-over={over || undefined} data-screen-only>
      <Bar role="toolbar" aria-label={t('table.selected', { count })} onKeyDown={moveByKey}>
        <Tooltip title={t('table.clear')}>
          <IconButton color="inherit" aria-label={t('table.clear')} onClick={onClear}>
            <Icon icon={closeIcon} size={24} />
          </IconButton>
        </Tooltip>
        <Typography variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
          {t('table.selected', { count })}
        </Typography>
        {children}
      </Bar>
    </Place>
  )
}

/** Arrow keys, Home and End move the focus, as in the toolbar pattern of the APG. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: -1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

const Place = styled('div')({
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: 'var(--ark-sticky-height)',
  // Takes no room: it covers the head, and sticks with it.
  '&[data-over]': { height: 0 },
  '&[data-over] > *': { position: 'absolute', insetInline: '56px 0', insetBlockStart: 0 },
})

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 56,
  paddingInline: '0 16px',
  // On a phone there may be more actions than fit.
  overflowX: 'auto',
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
  color: theme.vars.palette.primary.ink,
  // The soft fill is translucent, and the head is beneath.
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `linear-gradient(${theme.vars.palette.primary.soft}, ${theme.vars.palette.primary.soft})`,
  borderInlineEnd: '1px solid var(--ark-edge)',
}))
