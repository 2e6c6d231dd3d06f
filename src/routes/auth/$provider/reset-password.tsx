import { createFileRoute } from '@tanstack/react-router'
import { resetPassword, updatePassword } from '@/auth/flow'
import { requireNoSession, requireStep } from '@/auth/guards'
import { linkSearch } from '@/auth/return-to'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { ResetPasswordView } from '@/sections/auth/reset-password-view'
import { UpdatePasswordView } from '@/sections/auth/update-password-view'
import { BackToSignIn } from './-provider-links'
import { useLink } from './-use-link'
import { useOpenedLink } from './-use-opened-link'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/reset-password')({
  staticData: { title: 'auth.providerTitle.reset-password' },
  validateSearch: linkSearch,
  beforeLoad: async (options) => {
    await requireStep('reset-password')(options)
    requireNoSession(options)
  },
  loader: ({ context }) => context.loadTexts('auth'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { way, disabled, pending, goOn } = useProvider()
  const link = useLink(way)
  const { opened, onOpenLink } = useOpenedLink()
  const shared = { way, pending, disabled, notice: <ProviderNotice way={way} /> }
  return (
    <AuthLayout>
      {link && !disabled ? (
        // Firebase's link leads here; it has no separate page for the new password.
        <UpdatePasswordView
          {...shared}
          by="link"
          link={link}
          linkIsOpen={opened !== undefined}
          email={opened?.email}
          onOpenLink={onOpenLink}
          onUpdate={async (change) => goOn(await updatePassword(change, opened), 'updated')}
        >
          <BackToSignIn />
        </UpdatePasswordView>
      ) : (
        <ResetPasswordView
          {...shared}
          onAsk={resetPassword}
          onEnterCode={way.reset === 'link' ? undefined : () => goOn('update-password')}
        >
          <BackToSignIn />
        </ResetPasswordView>
      )}
    </AuthLayout>
  )
}
