import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Drawer from '@mui/material/Drawer'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import closeIcon from '~icons/solar/close-circle-linear'
import { Icon } from './icon'
import { printAlone } from './print-alone'
import { recordLink } from './records/use-place'

interface DetailPanelProps {
  /** The record's name. */
  name: string
  onClose: () => void
  /** True if the user has just opened it: it takes the focus. */
  focus: boolean
  /** The record's id: on closing, the focus goes to its link in the list (`recordMark`). */
  record: string
  /** Buttons before the close button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The details of a record: a panel beside the list from lg up, a dialog below. The URL stores which one is open, so Back closes
 * it. Printed without the list.
 */
export function DetailPanel(props: DetailPanelProps) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  // A printed page is narrower than the window; switching the variant would lose typed text.
  const beside = useRef(wide)
  if (!matchMedia('print').matches) beside.current = wide
  const { name, onClose, record } = props

  useEffect(
    () => () => {
      const lost = !document.activeElement || document.activeElement === document.body
      if (lost) recordLink(record)?.focus()
    },
    [record],
  )

  if (beside.current) return <Beside {...props} />
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': name,
          sx: { width: { xs: '100%', sm: 480 } },
        },
      }}
    >
      <Content {...props} />
    </Drawer>
  )
}

function Beside({ focus, ...content }: DetailPanelProps) {
  const aside = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focus) aside.current?.focus({ preventScroll: true })
  }, [focus])
  return (
    <Sticky
      ref={aside}
      aria-label={content.name}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Escape first closes an open menu or dialog inside.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        if (event.target instanceof Node && aside.current?.contains(event.target)) content.onClose()
      }}
    >
      <Card sx={{ height: '100%', overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <Content {...content} />
      </Card>
    </Sticky>
  )
}

function Content({ name, onClose, actions, children }: Omit<DetailPanelProps, 'focus' | 'record'>) {
  const { t } = useTranslation()
  return (
    <div data-detail>
      {printStyles}
      <Bar>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {actions}
        <IconButton data-screen-only aria-label={t('common.close')} onClick={onClose} color="inherit" sx={{ p: 1.25 }}>
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Bar>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 4, lg: 3 } }}>{children}</Box>
    </div>
  )
}

const printStyles = <GlobalStyles styles={{ '@media print': printAlone('[data-detail]') }} />

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Above the labels of fields.
  zIndex: 2,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  paddingBlock: '16px 12px',
  paddingInline: '16px 12px',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { paddingInline: '24px 16px' },
  '@media print': { position: 'static' },
}))

const Sticky = styled('aside')({
  position: 'sticky',
  insetBlockStart: 'calc(var(--ark-sticky-height) + 16px)',
  // As high as the window, so that its end is reachable without scrolling the list.
  maxHeight: 'calc(100dvh - var(--ark-sticky-height) - 32px)',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  borderRadius: 16,
  outlineOffset: 2,
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: '2px solid var(--ark-focus)' },
})
