import { createFileRoute, redirect } from '@tanstack/react-router'
import { resendProof, verify } from '@/auth/flow'
import { requireStep } from '@/auth/guards'
import { linkSearch } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { VerifyView } from '@/sections/auth/verify-view'
import { BackToSignIn } from './-provider-links'
import { useLink } from './-use-link'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/verify')({
  staticData: { title: 'auth.providerTitle.verify' },
  validateSearch: linkSearch,
  beforeLoad: async (options) => {
    await requireStep('verify')(options)
    // Firebase uses one URL for the links of all its messages.
    const { params, search } = options
    if (search.mode !== 'resetPassword') return
    throw redirect({ to: '/auth/$provider/reset-password', params, search, replace: true })
  },
  loader: ({ context }) => context.loadTexts('auth'),
  component: VerifyPage,
})

function VerifyPage() {
  const { way, disabled, pending, goOn } = useProvider()
  const link = useLink(way)
  return (
    <AuthLayout>
      <VerifyView
        way={way}
        pending={pending}
        link={disabled ? undefined : link}
        notice={<ProviderNotice way={way} />}
        disabled={disabled}
        onVerify={async (proof) => {
          const done = await verify(proof)
          if ('next' in done) {
            await goOn(done.next, 'verified')
            return
          }
          return { ...done.asked, onContinue: async () => goOn(await done.asked.accept(), 'verified') }
        }}
        onResend={resendProof}
      >
        <BackToSignIn />
      </VerifyView>
    </AuthLayout>
  )
}
