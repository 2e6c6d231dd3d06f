import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import { config } from '@/config'

/** For a page that the role may not see; the frame stays. */
export function ForbiddenView() {
  const { t } = useTranslation()
  return (
    <EmptyState level={1} title={t('errors.forbiddenTitle')} text={t('errors.forbiddenText')} character={6}>
      <RouterButton to={config.auth.redirectPath} variant="contained">
        {t('common.backToDashboard')}
      </RouterButton>
    </EmptyState>
  )
}
