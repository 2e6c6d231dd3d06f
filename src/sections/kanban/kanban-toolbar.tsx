import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import type { Kanban } from '@/api/kanban'
import { kanbanPriorities } from '@/api/kanban-search'
import { ChoiceFilter } from '@/components/data-table/choice-filter'
import { FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import type { PageProps } from '@/components/records/page-search'
import { sortedTexts } from '@/utils/sorted-texts'
import { type KanbanSearch, kanbanPage } from './kanban-search'

/** The search, the filters, and a chip for each active one. */
export function KanbanToolbar({
  search,
  onSearchChange,
  board,
}: PageProps<KanbanSearch> & { board: Kanban | undefined }) {
  const { t, i18n } = useTranslation('kanban')
  const { q } = search
  // A filter of the URL is listed even if no task has it.
  const sorted = (values: string[], chosen: string[] = []) => sortedTexts([...values, ...chosen], i18n.language)
  const tasks = board?.tasks ?? []
  const same = (value: string) => ({ value, label: value })
  const filters = {
    person: sorted(
      tasks.flatMap(({ assignee }) => assignee.map(({ name }) => name)),
      search.person,
    ).map(same),
    label: sorted(
      tasks.flatMap(({ labels }) => labels),
      search.label,
    ).map(same),
  }
  const priorities = kanbanPriorities.map((value) => ({ value, label: t(`priorities.${value}`) })).reverse()

  const without = <V extends string>(values: V[], value: V) => {
    const rest = values.filter((other) => other !== value)
    return rest.length > 0 ? rest : undefined
  }
  const chips = [
    ...(search.person ?? []).map((value, _, all) => ({
      id: `person ${value}`,
      label: value,
      onDelete: () => onSearchChange({ person: without(all, value) }),
    })),
    ...(search.label ?? []).map((value, _, all) => ({
      id: `label ${value}`,
      label: value,
      onDelete: () => onSearchChange({ label: without(all, value) }),
    })),
    ...(search.priority ?? []).map((value, _, all) => ({
      id: `priority ${value}`,
      label: t(`priorities.${value}`),
      onDelete: () => onSearchChange({ priority: without(all, value) }),
    })),
    ...(q ? [{ id: 'q', label: `“${q}”`, onDelete: () => onSearchChange({ q: '' }) }] : []),
  ]

  return (
    <Card data-screen-only sx={{ overflow: 'visible', mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
        <SearchField label={t('search')} value={q} onChange={(q) => onSearchChange({ q }, { replace: true })} />
        <ChoiceFilter
          label={t('filters.person')}
          options={filters.person}
          value={search.person}
          onChange={(person) => onSearchChange({ person })}
        />
        <ChoiceFilter
          label={t('filters.label')}
          options={filters.label}
          value={search.label}
          onChange={(label) => onSearchChange({ label })}
        />
        <ChoiceFilter
          label={t('fields.priority')}
          options={priorities}
          value={search.priority}
          onChange={(priority) => onSearchChange({ priority })}
        />
      </Box>
      <FilterChips filters={chips} onClear={() => onSearchChange(kanbanPage.cleared)} />
    </Card>
  )
}
