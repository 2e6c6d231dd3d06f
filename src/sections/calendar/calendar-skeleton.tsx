import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { PageHeader } from '@/components/page-header'
import { ActionSkeleton } from '@/components/records/records-skeleton'
import type { CalendarViewName } from './calendar-search'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Placeholder of the page: of a month, and on a phone of an agenda. */
export function CalendarSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.calendar')} caption={'\u00a0'}>
        <ActionSkeleton can={useCan('calendar')} width={128} />
      </PageHeader>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
          <Skeleton variant="rounded" width={168} height={40} />
          <Box sx={{ flexGrow: 1 }} />
          <Skeleton variant="rounded" height={40} sx={{ width: { xs: '100%', sm: 296 } }} />
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <GridSkeleton view="month" />
        </Box>
        <Box sx={{ display: { sm: 'none' } }}>
          <GridSkeleton view="agenda" />
        </Box>
      </Card>
    </div>
  )
}

/** Placeholder of a view's days. */
export function GridSkeleton({ view }: { view: CalendarViewName }) {
  if (view === 'agenda') {
    return (
      <Box aria-busy="true" sx={{ display: 'grid', gap: 2, p: 2 }}>
        {places(6).map((place) => (
          <Skeleton key={place} variant="rounded" height={88} />
        ))}
      </Box>
    )
  }
  const columns = view === 'day' ? 1 : 7
  return (
    <Cells aria-busy="true" style={{ '--columns': columns }}>
      {places(columns * 5).map((place) => (
        <i key={place} />
      ))}
    </Cells>
  )
}

const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gap: 1,
  paddingBlockStart: 1,
  marginBlockStart: 34,
  backgroundColor: theme.vars.palette.divider,
  '& i': { height: 147, backgroundColor: theme.vars.palette.background.paper },
}))
