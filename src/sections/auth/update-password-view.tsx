import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import type { About } from '@/auth/about'
import type { Pending } from '@/auth/pending'
import type { Link, NewPassword } from '@/auth/provider'
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
  about: About
  /** What shows that one may: a code that was sent, a link that was opened, or that one is signed in. */
  by: 'code' | 'link' | 'session'
  pending: Pending | null | undefined
  /** What the address brought along. */
  link?: Link | undefined
  /** Gives what must be asked first, if the link would sign in somebody unasked. */
  onOpenLink: (link: Link) => Promise<Question | undefined>
  linkIsOpen: boolean
  /** Whose password it is, where the form does not ask. */
  email?: string | undefined
  onUpdate: (change: NewPassword) => Promise<void>
  disabled?: boolean
  notice?: ReactNode
  /** Beneath the form, and beneath a link that is no good. */
  children?: ReactNode
}

/** Where a new password is chosen. */
export function UpdatePasswordView(props: UpdatePasswordViewProps) {
  const {
    about,
    by,
    pending,
    link,
    onOpenLink,
    linkIsOpen,
    email,
    onUpdate,
    disabled = false,
    notice,
    children,
  } = props
  const { t } = useTranslation(['auth', 'translation'])
  const { failure, result } = useOnce(by === 'link' && link ? () => onOpenLink(link) : undefined)

  if (by === 'link' && !linkIsOpen) {
    return (
      <LinkState text={t('link.checking')} failure={failure} question={result} failureTitle={t('link.badTitle')}>
        {children}
      </LinkState>
    )
  }
  const asksCurrent = by === 'session' && about.asksCurrentPassword
  const { minPassword: min } = about
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
