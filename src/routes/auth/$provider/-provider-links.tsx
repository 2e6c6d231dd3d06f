import { useTranslation } from 'react-i18next'
import type { AuthStep } from '@/auth/provider'
import { RouterLink } from '@/components/router-link'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { useProvider } from './-use-provider'

interface ProviderLinkProps {
  step: AuthStep
  text: string
}

/** A link to another of the provider's pages, which keeps the wanted page. */
export function ProviderLink({ step, text }: ProviderLinkProps) {
  const { provider, returnTo } = useProvider()
  return (
    <RouterLink to={`/auth/$provider/${step}`} params={{ provider }} search={{ returnTo }} sx={{ fontWeight: 600 }}>
      {text}
    </RouterLink>
  )
}

export function BackToSignIn() {
  const { t } = useTranslation('auth')
  return (
    <AuthFooter>
      <ProviderLink step="sign-in" text={t('backToSignIn')} />
    </AuthFooter>
  )
}
