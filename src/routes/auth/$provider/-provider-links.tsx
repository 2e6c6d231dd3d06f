import { useTranslation } from 'react-i18next'
import type { AuthStep } from '@/auth/way'
import { RouterLink } from '@/components/router-link'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { useProvider } from './-use-provider'

interface ProviderLinkProps {
  step: AuthStep
  text: string
}

/** A link to another page of the provider, which keeps `returnTo`. */
export function ProviderLink({ step, text }: ProviderLinkProps) {
  const { way, returnTo } = useProvider()
  return (
    <RouterLink
      to={`/auth/$provider/${step}`}
      params={{ provider: way.method }}
      search={{ returnTo }}
      sx={{ fontWeight: 600 }}
    >
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
