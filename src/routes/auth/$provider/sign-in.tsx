import Alert from '@mui/material/Alert'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { redirect, signIn } from '@/auth/flow'
import { requireNoSession, requireStep } from '@/auth/guards'
import { returnToSchema } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { RedirectView } from '@/sections/auth/redirect-view'
import { SignInView } from '@/sections/auth/sign-in-view'
import { ProviderLink } from './-provider-links'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/sign-in')({
  staticData: { title: 'auth.title' },
  validateSearch: z.object({
    ...returnToSchema.shape,
    /** The step that was just completed on another page. */
    done: z.catch(z.optional(z.enum(['verified', 'updated'])), undefined),
  }),
  beforeLoad: async (options) => {
    await requireStep('sign-in')(options)
    requireNoSession(options)
  },
  loader: ({ context }) => context.loadTexts('auth'),
  component: SignInPage,
})

function SignInPage() {
  const { t } = useTranslation(['auth', 'translation'])
  const { way, disabled, pending, returnTo, goOn } = useProvider()
  const { done } = Route.useSearch()
  const notice = (
    <>
      <ProviderNotice way={way} />
      {done && pending && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {t(done === 'verified' ? 'verify.done' : 'update.done')}
        </Alert>
      )}
    </>
  )
  return (
    <AuthLayout>
      {way.redirects ? (
        <RedirectView
          name={way.name}
          notice={notice}
          disabled={disabled}
          onLeave={({ signUp }) => redirect({ returnTo, signUp })}
        />
      ) : (
        <SignInView
          subtitle={t('subtitle', { provider: way.name })}
          notice={notice}
          disabled={disabled}
          onSignIn={async (credentials) => {
            const next = await signIn(credentials)
            if (next) await goOn(next)
          }}
        >
          <AuthFooter>
            <ProviderLink step="reset-password" text={t('forgot')} />
          </AuthFooter>
          <AuthFooter>
            {t('translation:auth.noAccount')} <ProviderLink step="sign-up" text={t('translation:auth.getStarted')} />
          </AuthFooter>
        </SignInView>
      )}
    </AuthLayout>
  )
}
