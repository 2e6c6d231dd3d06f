import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { overviewFigures } from '@/api/overview'
import { PageHeader } from '@/components/page-header'
import { FigureGrid, WelcomeFrame } from './overview-frames'

export function OverviewSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.one')} caption={t('pages.overview')}>
        <Skeleton variant="rounded" width={232} height={40} />
      </PageHeader>
      <WelcomeFrame>
        <Skeleton variant="text" width={240} sx={{ typography: 'h2' }} />
        <Skeleton variant="text" width="80%" />
        <Skeleton variant="text" width="55%" />
        <Skeleton variant="rounded" width={150} height={40} sx={{ mt: 3 }} />
      </WelcomeFrame>
      <FigureGrid>
        {overviewFigures.map((name) => (
          <Card key={name} sx={{ p: 'var(--ark-card-padding)' }}>
            <Skeleton variant="text" width={96} />
            <Skeleton variant="text" width={120} sx={{ typography: 'display' }} />
            <Skeleton variant="text" width="70%" />
            <Skeleton variant="rounded" height={56} sx={{ mt: 2 }} />
          </Card>
        ))}
      </FigureGrid>
    </div>
  )
}
