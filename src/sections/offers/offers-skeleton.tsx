import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { PageHeader } from '@/components/page-header'
import { ActionSkeleton } from '@/components/records/records-skeleton'
import type { OffersTab } from './offers-search'

/** Placeholder of the page while its list and texts load. */
export function OffersSkeleton() {
  const { t } = useTranslation()
  const can = useCan('jobs')
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.six')} name={t('pages.jobsAndTours')}>
        <ActionSkeleton can={can} width={120} />
      </PageHeader>
      <Skeleton variant="rounded" width={158} height={49} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Skeleton variant="rounded" width={306} height={40} />
        <Skeleton variant="rounded" height={40} sx={{ flex: '1 1 220px', maxWidth: { sm: 480 } }} />
        <Skeleton variant="rounded" width={358} height={40} />
      </Box>
      <Skeleton variant="text" width={64} sx={{ my: 2 }} />
      <CardSkeletons tab="jobs" />
    </div>
  )
}

/** Placeholder cards. */
export function CardSkeletons({ tab }: { tab: OffersTab }) {
  return (
    <CardGrid aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index}>
          <Card>
            {tab === 'tours' ? (
              <Skeleton variant="rounded" height="auto" sx={{ m: 1, mb: 0, aspectRatio: '16 / 9' }} />
            ) : (
              <>
                <Skeleton variant="rectangular" height={72} />
                <Skeleton variant="rounded" width={56} height={56} sx={{ mx: 2.5, mt: -3.5, borderRadius: 3.5 }} />
              </>
            )}
            <Box sx={{ p: 2.5 }}>
              <Skeleton variant="text" width="72%" sx={{ typography: 'subtitle1' }} />
              <Skeleton variant="text" width="48%" />
              <Skeleton variant="text" width="64%" sx={{ mt: 2 }} />
              <Skeleton variant="text" width="56%" />
              <Skeleton variant="rounded" height={28} sx={{ mt: 3 }} />
            </Box>
          </Card>
        </li>
      ))}
    </CardGrid>
  )
}

/** Placeholder of a form. */
export function FormSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 3 }}>
      {[280, 360, 200].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: 2 }} />
      ))}
    </Box>
  )
}

/** As many cards per row as fit. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3) },
}))
