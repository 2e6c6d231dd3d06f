import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLink, updatePassword } from '@/auth/flow'
import { requireProvider } from '@/auth/guards'
import { linkSearch } from '@/auth/return-to'
import { hasSession } from '@/auth/session'
import { AuthLayout } from '@/layouts/auth/auth-layout'
import { loadTexts } from '@/routes/auth/-load-texts'
import { AuthFooter } from '@/sections/auth/auth-footer'
import { ProviderNotice } from '@/sections/auth/provider-notice'
import { UpdatePasswordView } from '@/sections/auth/update-password-view'
import { BackToSignIn, ProviderLink } from './-provider-links'
import { useLink } from './-use-link'
import { useProvider } from './-use-provider'

export const Route = createFileRoute('/auth/$provider/update-password')({
  staticData: { title: 'auth.providerTitle.update-password' },
  validateSearch: linkSearch,
  beforeLoad: requireProvider('update-password'),
  loader: loadTexts,
  component: UpdatePasswordPage,
})

function UpdatePasswordPage() {
  const { t } = useTranslation('auth')
  const { provider, about, missing, disabled, pending, goOn } = useProvider()
  const link = useLink()
  const signedIn = useHydrated() && hasSession()
  const [linkIsOpen, setLinkIsOpen] = useState(false)
  return (
    <AuthLayout>
      <UpdatePasswordView
        about={about}
        by={link && !disabled ? 'link' : signedIn ? 'session' : 'code'}
        pending={pending}
        link={link}
        linkIsOpen={linkIsOpen}
        onOpenLink={async (link) => {
          await openLink(link)
          setLinkIsOpen(true)
        }}
        onUpdate={async (change) => goOn(await updatePassword(change), 'updated')}
        disabled={disabled}
        notice={<ProviderNotice provider={provider} missing={missing} />}
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
