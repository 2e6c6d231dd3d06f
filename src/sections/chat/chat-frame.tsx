import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { PageHeader } from '@/components/page-header'

interface PaneProps {
  /** A conversation is open: a narrow window has room for it alone. */
  open: boolean
  children: ReactNode
}

interface ChatFrameProps extends PaneProps {
  title: string
  busy?: boolean
  /** Beside the title, where that is visible. */
  action?: ReactNode
}

/** The space below the page on a phone, in px: the demo controls are in the corner, over the button Send. */
const below = __MOCK_API__ ? 48 : 16

/** The width of windows from which the list is beside the conversation. */
const twoPanesFrom = 740 // px
export const twoPanes = ({ breakpoints }: Theme) => breakpoints.up(twoPanesFrom)

/** The page's frame, as high as the window: its panes scroll, the page does not. */
export function ChatFrame({ title, open, busy, action, children }: ChatFrameProps) {
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
      <Box
        sx={
          open
            ? (theme) => ({ [theme.breakpoints.down(twoPanesFrom)]: { ...visuallyHidden, '& a': { display: 'none' } } })
            : undefined
        }
      >
        <PageHeader title={title}>{action}</PageHeader>
      </Box>
      <Card sx={{ flexGrow: 1, minHeight: 0, display: 'flex' }}>{children}</Card>
    </Box>
  )
}

/** The pane of the conversations. */
export function ListPane({ open, children }: PaneProps) {
  return (
    <Box
      sx={(theme) => ({
        display: open ? 'none' : 'flex',
        flexDirection: 'column',
        flex: '1 1 auto',
        minWidth: 0,
        [twoPanes(theme)]: { display: 'flex', flex: '0 0 272px', borderInlineEnd: '1px solid', borderColor: 'divider' },
        [theme.breakpoints.up('md')]: { flexBasis: 304 },
        [theme.breakpoints.up('xl')]: { flexBasis: 360 },
      })}
    >
      {children}
    </Box>
  )
}

/** The pane of the open conversation. */
export function ThreadPane({ open, children }: PaneProps) {
  return (
    <Box
      sx={(theme) => ({
        display: open ? 'flex' : 'none',
        flexDirection: 'column',
        flex: '1 1 auto',
        minWidth: 0,
        position: 'relative',
        [twoPanes(theme)]: { display: 'flex' },
      })}
    >
      {children}
    </Box>
  )
}
