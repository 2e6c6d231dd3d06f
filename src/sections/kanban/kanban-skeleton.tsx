import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/page-header'

/** The number of cards of each column. */
const columns = [4, 4, 4, 3]

/** Placeholder of the columns. */
export function BoardSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, overflow: 'hidden' }}>
      {columns.map((count, column) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          key={column}
          sx={{
            flex: '0 0 min(304px, 100%)',
            display: 'grid',
            gap: 1,
            p: 1,
            borderRadius: 2,
            bgcolor: 'background.neutral',
          }}
        >
          <Skeleton variant="text" width={104} height={40} sx={{ marginInlineStart: 1 }} />
          {Array.from({ length: count }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change
            <Skeleton key={card} variant="rounded" height={118} sx={{ borderRadius: 1.5 }} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** Placeholder of the page, without its texts. */
export function KanbanSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.kanban')} />
      <Card sx={{ mb: 3, p: { xs: 2, sm: 2.5 } }}>
        <Skeleton variant="rounded" height={40} sx={{ maxWidth: 480 }} />
      </Card>
      <BoardSkeleton />
    </div>
  )
}
