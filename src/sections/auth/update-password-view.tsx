import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import type { Pending } from '@/auth/pending'
import type { Link, NewPassword } from '@/auth/provider'
import type { Way } from '@/auth/way'
import { AuthField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'
import { CodeField } from './code-field'
import type { Question } from './link-question'
import { LinkState } from './link-state'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'
import { changedPasswordSchema, newPasswordByCodeSchema, newPasswordSchema } from './provider-schemas'
import { useOnce } from './use-once'

interface UpdatePasswordViewProps {
  way: Pick<Way, 'minPassword' | 'asksCurrentPassword'>
  /** The user's proof: a code, an opened link, or the session. */
  by: 'code' | 'link' | 'session'
  pending: Pending | null | undefined
  /** The link's params. */
  link?: Link | undefined
  /** Resolves with a question if the link would sign in a user unasked. */
  onOpenLink: (link: Link) => Promise<Question | undefined>
  linkIsOpen: boolean
  /** The user's e-mail address, if the form does not ask for it. */
  email?: string | undefined
  onUpdate: (change: NewPassword) => Promise<void>
  disabled?: boolean
  notice?: ReactNode
  /** Links below the form, or below an invalid link. */
  children?: ReactNode
}

/** The form for a new password. */
export function UpdatePasswordView(props: UpdatePasswordViewProps) {
  const { way, by, pending, link, onOpenLink, linkIsOpen, email, onUpdate, disabled = false, notice, children } = props
  const { t } = useTranslation(['auth', 'translation'])
  const { failure, result } = useOnce(by === 'link' && link ? () => onOpenLink(link) : undefined)

  if (by === 'link' && !linkIsOpen) {
    return (
      <LinkState text={t('link.checking')} failure={failure} question={result} failureTitle={t('link.badTitle')}>
        {children}
      </LinkState>
    )
  }
  const asksCurrent = by === 'session' && way.asksCurrentPassword
  const { minPassword: min } = way
  const schema: z.ZodMiniType =
    by === 'code' ? newPasswordByCodeSchema(min) : asksCurrent ? changedPasswordSchema(min) : newPasswordSchema(min)
  return (
    <>
      <AuthHeading
        title={t('translation:auth.providerTitle.update-password')}
        text={t(by === 'code' ? 'update.code' : 'update.plain')}
        character={3}
      />
      {email && <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>{t('update.of', { email })}</Typography>}
      {notice}
      <AuthForm
        key={`${by} ${pending?.email}`}
        schema={schema as z.ZodMiniType<NewPassword, NewPassword>}
        submitLabel={t('update.submit')}
        disabled={disabled}
        onSubmit={onUpdate}
      >
        {by === 'code' && (
          <>
            <AuthField
              name="email"
              type="email"
              label={t('translation:auth.email')}
              autoComplete="username"
              defaultValue={pending?.email}
            />
            <CodeField />
          </>
        )}
        {asksCurrent && (
          <PasswordField name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
        )}
        <NewPasswordField label={t('newPassword')} hint={t('passwordHint', { min })} />
      </AuthForm>
      {children}
    </>
  )
}
