import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { PageHeader } from '@/components/page-header'

interface PaneProps {
  /** A conversation is open: a narrow window has room for it alone. */
  open: boolean
  children: ReactNode
}

/** The space below the page on a phone, in px: the demo controls are in the corner, over the button Send. */
const below = __MOCK_API__ ? 48 : 16

/** The page's frame, as high as the window: its panes scroll, the page does not. */
export function ChatFrame({ title, open, busy, children }: PaneProps & { title: string; busy?: boolean }) {
  return (
    <Box
      aria-busy={busy}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 440,
        // The page's paddings are 16 above and 64 below.
        height: {
          xs: `calc(100dvh - var(--ark-sticky-height) - ${16 + below}px)`,
          sm: 'calc(100dvh - var(--ark-sticky-height) - 40px)',
        },
        mb: { xs: `${below - 64}px`, sm: -5 },
        '@media print': { height: 'auto' },
      }}
    >
      <Box sx={open ? (theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden }) : undefined}>
        <PageHeader title={title} />
      </Box>
      <Card sx={{ flexGrow: 1, minHeight: 0, display: 'flex' }}>{children}</Card>
    </Box>
  )
}

/** The pane of the conversations. */
export function ListPane({ open, children }: PaneProps) {
  return (
    <Box
      sx={{
        display: { xs: open ? 'none' : 'flex', md: 'flex' },
        flexDirection: 'column',
        flex: { xs: '1 1 auto', md: '0 0 304px', xl: '0 0 360px' },
        minWidth: 0,
        borderInlineEnd: { md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      {children}
    </Box>
  )
}

/** The pane of the open conversation. */
export function ThreadPane({ open, children }: PaneProps) {
  return (
    <Box
      sx={{
        display: { xs: open ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        flex: '1 1 auto',
        minWidth: 0,
        position: 'relative',
      }}
    >
      {children}
    </Box>
  )
}
