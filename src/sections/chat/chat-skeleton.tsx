import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { ActionSkeleton } from '@/components/records/records-skeleton'
import { ChatFrame, ListPane, ThreadPane } from './chat-frame'

const rows = ['62%', '44%', '56%', '38%', '50%', '60%', '42%', '54%']
const bubbles = [
  [48, '46%'],
  [72, '58%'],
  [48, '38%'],
  [48, '52%'],
] as const

/** Placeholder of the page, in the shape of an open conversation. */
export function ChatSkeleton({ open = false }: { /** A conversation is open. */ open?: boolean }) {
  const { t } = useTranslation()
  const can = useCan('chat')
  return (
    <ChatFrame title={t('nav.chat')} open={open} busy action={<ActionSkeleton can={can} width={176} />}>
      <ListPane open={open}>
        <Skeleton variant="rounded" height={40} sx={{ m: 2, mb: 1 }} />
        {rows.map((width) => (
          <Box key={width} sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5 }}>
            <Skeleton variant="circular" width={48} height={48} sx={{ flexShrink: 0 }} />
            <Box sx={{ flexGrow: 1 }}>
              <Skeleton width={width} sx={{ typography: 'subtitle2' }} />
              <Skeleton width="80%" sx={{ typography: 'body2' }} />
            </Box>
          </Box>
        ))}
      </ListPane>
      <ThreadPane open={open}>{open && <ThreadSkeleton />}</ThreadPane>
    </ChatFrame>
  )
}

/** Placeholder of a conversation. */
function ThreadSkeleton() {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton variant="circular" width={40} height={40} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width={160} sx={{ typography: 'subtitle1' }} />
          <Skeleton width={112} sx={{ typography: 'caption' }} />
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: 2, p: 3 }}>
        {bubbles.map(([height, width], index) => (
          <Skeleton
            key={width}
            variant="rounded"
            height={height}
            width={width}
            sx={{ borderRadius: 2, alignSelf: index % 2 ? 'flex-end' : 'flex-start' }}
          />
        ))}
      </Box>
      <Box sx={{ p: 2 }}>
        <Skeleton variant="rounded" height={48} />
      </Box>
    </>
  )
}
