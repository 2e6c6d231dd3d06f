import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Label, type LabelColor } from '@/components/label'
import { formatCompact } from '@/utils/format-number'

interface StatusTab<V extends string> {
  value: V
  label: string
  color: LabelColor
}

interface StatusTabsProps<V extends string> {
  /** The accessible name of the tabs. */
  label: string
  /** The label of the tab for all rows. */
  all: string
  tabs: StatusTab<V>[]
  value: V | undefined
  counts: Record<string, number> | undefined
  onChange: (value: V | undefined) => void
  /** The id of the tabs' panel. */
  panel: string
}

/** A list's statuses as tabs, each with its count. */
export function StatusTabs<V extends string>({ label, all, tabs, value, counts, onChange, panel }: StatusTabsProps<V>) {
  const { i18n } = useTranslation()
  const sum = counts && Object.values(counts).reduce((total, count) => total + count, 0)
  const entries: StatusTab<V | 'all'>[] = [{ value: 'all', label: all, color: 'default' }, ...tabs]
  return (
    <Tabs
      value={value ?? 'all'}
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_, chosen) => onChange(chosen === 'all' ? undefined : chosen)}
      sx={{ px: { xs: 1, sm: 2.5 }, borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      {entries.map((tab) => {
        const count = tab.value === 'all' ? sum : counts?.[tab.value]
        const shown = tab.value === (value ?? 'all')
        return (
          <Tab
            key={tab.value}
            value={tab.value}
            aria-controls={panel}
            iconPosition="end"
            label={tab.label}
            icon={
              // As wide as two digits until the count is known.
              <Label color={tab.color} variant={shown ? 'filled' : 'soft'} sx={{ minWidth: 32 }}>
                {count === undefined ? '–' : formatCompact(count, i18n.language)}
              </Label>
            }
            sx={{ minHeight: 56 }}
          />
        )
      })}
    </Tabs>
  )
}
