import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { updatePassword } from '@/auth/flow'
import { requireStep } from '@/auth/guards'
import { linkSearch } from '@/auth/return-to'
import { hasSession } from '@/auth/session'
import { sessionQuery } from '@/auth/session-query'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { UpdatePasswordView } from '@/sections/auth/update-password-view'
import { BackToSignIn, ProviderLink } from './-provider-links'
import { useLink } from './-use-link'
import { useOpenedLink } from './-use-opened-link'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/update-password')({
  staticData: { title: 'auth.providerTitle.update-password' },
  validateSearch: linkSearch,
  beforeLoad: requireStep('update-password'),
  loader: ({ context }) => context.loadTexts('auth'),
  component: UpdatePasswordPage,
})

function UpdatePasswordPage() {
  const { t } = useTranslation('auth')
  const { way, disabled, pending, goOn } = useProvider()
  const link = useLink(way)
  const signedIn = hasSession()
  const { opened, onOpenLink } = useOpenedLink()
  const { data: user } = useQuery({ ...sessionQuery, enabled: signedIn })
  const by = link && !disabled ? 'link' : signedIn ? 'session' : 'code'
  return (
    <AuthLayout>
      <UpdatePasswordView
        way={way}
        by={by}
        pending={pending}
        link={link}
        linkIsOpen={opened !== undefined}
        email={by === 'link' ? opened?.email : by === 'session' ? user?.email : undefined}
        onOpenLink={onOpenLink}
        onUpdate={async (change) => goOn(await updatePassword(change, opened), 'updated')}
        disabled={disabled}
        notice={<ProviderNotice way={way} />}
      >
        {!signedIn && (
          <>
            <AuthFooter>
              <ProviderLink step="reset-password" text={t('link.newOne')} />
            </AuthFooter>
            <BackToSignIn />
          </>
        )}
      </UpdatePasswordView>
    </AuthLayout>
  )
}
