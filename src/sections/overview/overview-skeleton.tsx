import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/page-header'
import { FiguresSkeleton } from './figures-skeleton'
import { CardGrid, Ground } from './overview-frames'
import { RestSkeleton } from './rest-skeleton'

/** Placeholder of the page, without texts of its own, since they load later. */
export function OverviewSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeader title={t('nav.one')} name={t('pages.overview')}>
        <Skeleton variant="rounded" width={244} height={40} />
      </PageHeader>
      <Ground>
        <CardGrid>
          <FiguresSkeleton />
          <RestSkeleton />
        </CardGrid>
      </Ground>
    </div>
  )
}
