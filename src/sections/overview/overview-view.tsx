import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { overviewPeriods, overviewQuery, type overviewSearchSchema } from '@/api/overview'
import { sessionQuery } from '@/auth/session-query'
import { PageHeader } from '@/components/page-header'
import { FigureCard } from './figure-card'
import { FigureGrid } from './overview-frames'
import { WelcomeCard } from './welcome-card'

type OverviewSearch = z.infer<typeof overviewSearchSchema>

interface OverviewViewProps {
  search: OverviewSearch
  onSearchChange: (search: OverviewSearch) => void
}

/** The dashboard's first page: a welcome, and the figures of a period against the one before. */
export function OverviewView({ search, onSearchChange }: OverviewViewProps) {
  const { t } = useTranslation()
  const { data: user } = useQuery(sessionQuery)
  const { data: overview } = useSuspenseQuery(overviewQuery(search.period))
  return (
    <>
      <PageHeader title={t('nav.one')} caption={t('pages.overview')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('overview.period')}
          value={search.period}
          onChange={(_, period) => period && onSearchChange({ period })}
        >
          {overviewPeriods.map((period) => (
            <ToggleButton key={period} value={period} sx={{ px: 2 }}>
              {t(`overview.${period}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHeader>
      <WelcomeCard name={user?.displayName} />
      <FigureGrid>
        {overview.figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </FigureGrid>
    </>
  )
}
