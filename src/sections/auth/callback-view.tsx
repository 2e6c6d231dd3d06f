import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from './auth-heading'
import { LinkState } from './link-state'
import { useOnce } from './use-once'

interface CallbackViewProps {
  /** The provider's name. */
  name: string
  /** Completes the redirect; undefined if the page is not set up. */
  onComeBack?: (() => Promise<void>) | undefined
  notice?: ReactNode
  /** Actions after a failure. */
  children: ReactNode
}

/** The page that a provider redirects back to. */
export function CallbackView({ name, onComeBack, notice, children }: CallbackViewProps) {
  const { t } = useTranslation(['auth', 'translation'])
  const { failure } = useOnce(onComeBack)
  if (!onComeBack) {
    return (
      <>
        <AuthHeading title={t('translation:auth.providerTitle.callback')} character={2} />
        {notice}
        {children}
      </>
    )
  }
  return (
    <LinkState text={t('callback.text', { provider: name })} failure={failure} failureTitle={t('callback.failed')}>
      {children}
    </LinkState>
  )
}
