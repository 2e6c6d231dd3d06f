import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'

/** For a URL without a page. */
export function NotFoundView() {
  const { t } = useTranslation()
  return (
    <EmptyState level={1} title={t('errors.notFoundTitle')} text={t('errors.notFoundText')} character={4}>
      <RouterButton to="/" variant="contained" size="large">
        {t('common.backToDashboard')}
      </RouterButton>
    </EmptyState>
  )
}
