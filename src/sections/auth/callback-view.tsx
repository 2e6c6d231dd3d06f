import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from './auth-heading'
import { LinkState } from './link-state'
import { useOnce } from './use-once'

interface CallbackViewProps {
  /** The provider's name. */
  name: string
  /** Uses what the provider's page gave along; nothing to use where the page is not set up. */
  onComeBack?: (() => Promise<void>) | undefined
  notice?: ReactNode
  /** What a person can do where it failed. */
  children: ReactNode
}

/** Where a provider's own page sends people back to. */
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
