import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { signUp } from '@/auth/flow'
import { requireNoSession, requireStep } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { providerSignUpSchema } from '@/sections/auth/provider-schemas'
import { SignUpView } from '@/sections/auth/sign-up-view'
import { ProviderLink } from './-provider-links'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/sign-up')({
  staticData: { title: 'auth.createAccount' },
  validateSearch: returnToSchema,
  beforeLoad: async (options) => {
    await requireStep('sign-up')(options)
    requireNoSession(options)
  },
  loader: ({ context }) => context.loadTexts('auth'),
  component: SignUpPage,
})

function SignUpPage() {
  const { t } = useTranslation(['auth', 'translation'])
  const { way, disabled, goOn } = useProvider()
  return (
    <AuthLayout>
      <SignUpView
        subtitle={t('signUpSubtitle', { provider: way.name })}
        schema={providerSignUpSchema(way.minPassword)}
        passwordHint={t('passwordHint', { min: way.minPassword })}
        notice={<ProviderNotice way={way} />}
        disabled={disabled}
        onSignUp={async (fields) => {
          const next = await signUp(fields)
          if (next) await goOn(next)
        }}
      >
        <AuthFooter>
          {t('translation:auth.haveAccount')} <ProviderLink step="sign-in" text={t('translation:auth.signIn')} />
        </AuthFooter>
      </SignUpView>
    </AuthLayout>
  )
}
