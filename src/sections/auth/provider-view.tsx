import { useTranslation } from 'react-i18next'
import { signInPath } from '@/auth/guards'
import { type AuthStep, providerNames } from '@/auth/provider'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import { config } from '@/config'

interface ProviderViewProps {
  provider: string
  step: AuthStep | 'callback'
}

/** Stands at a provider's path while another way of signing in is configured. */
export function ProviderView({ provider, step }: ProviderViewProps) {
  const { t } = useTranslation()
  const name = providerNames[provider] ?? provider
  return (
    <EmptyState
      level={1}
      title={t(`auth.providerTitle.${step}`, { provider: name })}
      text={t('auth.providerText', { provider: name, method: providerNames[config.auth.method] })}
      character={2}
    >
      <RouterButton to={signInPath} variant="contained">
        {t('auth.goToSignIn')}
      </RouterButton>
    </EmptyState>
  )
}
