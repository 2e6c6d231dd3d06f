import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { boardQuery } from '@/api/kanban'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { LoadFailure } from '@/components/records/load-failure'
import type { PageProps } from '@/components/records/page-search'
import { usePlace } from '@/components/records/use-place'
import { Board } from './board'
import { type KanbanSearch, kanbanPage } from './kanban-search'
import { BoardSkeleton } from './kanban-skeleton'
import { KanbanToolbar } from './kanban-toolbar'
import { lanesOf, matcherOf } from './lanes'

const TaskDetails = lazyPart(() => import('./task-details'), 'TaskDetails', { ahead: true })

/** The board, and the details of one task beside it. */
export function KanbanView({ search, onSearchChange }: PageProps<KanbanSearch>) {
  const { t } = useTranslation('kanban')
  const shell = useTranslation().t
  const { data, error, isFetching, refetch } = useQuery(boardQuery)
  const { moved, from } = usePlace(search)
  const lanes = data && lanesOf(data, matcherOf(search))
  const isNarrowed = kanbanPage.isNarrowed(search)

  return (
    <>
      <PageHeader title={shell('nav.kanban')} caption={t('caption')} />
      <KanbanToolbar search={search} onSearchChange={onSearchChange} board={data} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: search.id ? 'minmax(0, 1fr) minmax(0, 400px)' : 'minmax(0, 1fr)',
          },
        }}
      >
        {lanes ? (
          <div>
            {isNarrowed && lanes.every(({ visible }) => visible.length === 0) ? (
              <Card>
                <NothingFound onClear={() => onSearchChange(kanbanPage.cleared)} />
              </Card>
            ) : (
              <>
                {data.tasks.length === 0 && (
                  <Card sx={{ mb: 3 }}>
                    <EmptyState character={3} title={t('emptyTitle')} text={t('emptyText')} />
                  </Card>
                )}
                <Board lanes={lanes} openId={search.id} from={from} />
              </>
            )}
          </div>
        ) : error ? (
          <Card>
            <LoadFailure title={t('failed')} failure={error} loading={isFetching} onRetry={refetch} />
          </Card>
        ) : (
          <BoardSkeleton />
        )}
        {search.id && (
          <Suspense fallback={<Box />}>
            <TaskDetails
              key={search.id}
              id={search.id}
              focus={moved}
              onSearchChange={onSearchChange}
              lanes={lanes ?? []}
              query={{ error, isFetching, refetch, loaded: !!data }}
            />
          </Suspense>
        )}
      </Box>
    </>
  )
}
