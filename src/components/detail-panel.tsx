import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import closeIcon from '~icons/solar/close-circle-linear'
import { Icon } from './icon'

interface DetailPanelProps {
  /** The record's name. */
  name: string
  onClose: () => void
  /** A person has just opened it, so the keyboard goes on in it. */
  focus: boolean
  /** Where the keyboard goes on when it is closed: the record's link in the list. */
  returnTo: () => HTMLElement | null
  /** Buttons at the head, before the one that closes. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The details of one record of a list: beside it from lg up, a dialog over it below. The address says what is open, so
 * Back closes it. It asks for the window's width, so it belongs into a chunk that no prerendered page draws.
 */
export function DetailPanel(props: DetailPanelProps) {
  const beside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const { name, onClose, returnTo } = props
  const back = useRef(returnTo)
  back.current = returnTo

  useEffect(
    () => () => {
      const lost = !document.activeElement || document.activeElement === document.body
      if (lost) back.current()?.focus()
    },
    [],
  )

  if (beside) return <Beside {...props} />
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
      <Head {...props} />
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 4 }}>{props.children}</Box>
    </Drawer>
  )
}

function Beside({ name, onClose, focus, children, ...head }: DetailPanelProps) {
  const aside = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focus) aside.current?.focus({ preventScroll: true })
  }, [focus])
  return (
    <Sticky
      ref={aside}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        // A menu or a dialog that is open in it closes first.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        if (aside.current?.contains(event.target as Node)) onClose()
      }}
    >
      <Card sx={{ height: '100%', overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <Head {...head} name={name} onClose={onClose} />
        <Box sx={{ px: 3, pb: 3 }}>{children}</Box>
      </Card>
    </Sticky>
  )
}

function Head({ name, onClose, actions }: Pick<DetailPanelProps, 'name' | 'onClose' | 'actions'>) {
  const { t } = useTranslation()
  return (
    <Bar>
      <Typography variant="h6" component="h2" sx={{ flexGrow: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {actions}
      <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit" sx={{ p: 1.25 }}>
        <Icon icon={closeIcon} size={24} />
      </IconButton>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  paddingBlock: '16px 12px',
  paddingInline: '16px 12px',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { paddingInline: '24px 16px' },
}))

const Sticky = styled('aside')({
  position: 'sticky',
  insetBlockStart: 'calc(var(--ark-sticky-height) + 16px)',
  // As long as the window, so that its foot can be seen without the list's.
  maxHeight: 'calc(100dvh - var(--ark-sticky-height) - 32px)',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  borderRadius: 16,
  outlineOffset: 2,
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: '2px solid var(--ark-focus)' },
})
