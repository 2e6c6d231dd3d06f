import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'

/** Rendered if the search and the filters match no rows. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('kit')
  return (
    <EmptyState character={5} title={t('table.noMatch')} text={t('table.noMatchText')}>
      <Button variant="contained" onClick={onClear}>
        {t('table.clearFilters')}
      </Button>
    </EmptyState>
  )
}
