import { visuallyHidden } from '@mui/utils'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { overviewQuery } from '@/api/overview'
import type { overviewSearchSchema } from '@/api/overview-search'
import { sessionQuery } from '@/auth/session-query'
import { PageHeader } from '@/components/page-header'
import { useIdleImport } from '@/components/use-idle-import'
import { currentItem, nav, visible } from '@/nav'
import { FigureCard } from './figure-card'
import { FiguresFailure } from './figures-failure'
import { FiguresSkeleton } from './figures-skeleton'
import { CardGrid, Ground } from './overview-frames'
import { PeriodSwitch } from './period-switch'
import { RestSkeleton } from './rest-skeleton'
import { UsersCard } from './users-card'
import { WelcomeCard } from './welcome-card'

type OverviewSearch = z.infer<typeof overviewSearchSchema>

interface OverviewViewProps {
  search: OverviewSearch
  onSearchChange: (change: Partial<OverviewSearch>) => void
}

/** The dashboard's first page: the figures of a period compared with the previous one, and the latest activity. */
export function OverviewView({ search, onSearchChange }: OverviewViewProps) {
  const { t } = useTranslation('overview')
  const { t: shell } = useTranslation()
  const { data: user } = useQuery(sessionQuery)
  const query = useQuery({ ...overviewQuery(search.period), placeholderData: keepPreviousData })
  const { data: overview, isPlaceholderData: stale } = query
  // The part below the figures, once they are rendered.
  const rest = useIdleImport(() => import('./overview-rest'), !query.isPending)
  const users = '/dashboard/group'
  const seesUsers = currentItem(visible(nav, user?.role), users)?.path === users

  return (
    <>
      <PageHeader title={shell('nav.one')} name={shell('pages.overview')}>
        <PeriodSwitch period={search.period} onChange={(period) => onSearchChange({ period })} />
      </PageHeader>
      <output style={visuallyHidden}>{overview && !stale && t(`shown${overview.period}`)}</output>
      <Ground>
        <CardGrid
          aria-busy={query.isPending || stale}
          sx={{ transition: 'opacity 200ms ease-out', opacity: stale ? 0.6 : 1 }}
        >
          {query.isPending && <FiguresSkeleton />}
          {query.isError && !overview && <FiguresFailure failure={query.error} onRetry={query.refetch} />}
          {overview && (
            <>
              <WelcomeCard name={user?.displayName} overview={overview} />
              <UsersCard users={overview.users} linked={seesUsers} />
              {overview.figures.map((figure) => (
                <FigureCard key={figure.name} figure={figure} period={overview.period} />
              ))}
            </>
          )}
          {rest ? <rest.OverviewRest overview={overview} /> : <RestSkeleton />}
        </CardGrid>
      </Ground>
    </>
  )
}
