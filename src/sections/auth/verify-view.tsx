import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Pending } from '@/auth/pending'
import type { Link, TypedCode } from '@/auth/provider'
import type { Way } from '@/auth/way'
import { AuthField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'
import { CodeField } from './code-field'
import type { Question } from './link-question'
import { LinkState } from './link-state'
import { codeSchema } from './provider-schemas'
import { ResendButton } from './resend-button'
import { useOnce } from './use-once'

interface VerifyViewProps {
  way: Pick<Way, 'proof'>
  /** The recipient of the message, if it was sent from this tab. */
  pending: Pending | null | undefined
  /** The link's params, if the link in the message leads here. */
  link?: Link | undefined
  /** Resolves with a question if a link would sign in a user unasked. */
  onVerify: (proof: TypedCode | Link) => Promise<Question | undefined>
  onResend: (email: string) => Promise<void>
  disabled?: boolean
  notice?: ReactNode
  children?: ReactNode
}

const nothing = z.object({})

/** Verifies an e-mail address by code, by link, or by either. */
export function VerifyView(props: VerifyViewProps) {
  const { way, pending, link, onVerify, onResend, disabled = false, notice, children } = props
  const { t } = useTranslation(['auth', 'translation'])
  const { failure, result } = useOnce(link && (() => onVerify(link)))
  const email = pending?.email
  const sendProof = async (proof: TypedCode | Link) => void (await onVerify(proof))

  if (link) {
    return (
      <LinkState text={t('link.checking')} failure={failure} question={result} failureTitle={t('link.badTitle')}>
        {children}
      </LinkState>
    )
  }
  return (
    <>
      <AuthHeading title={t('translation:auth.providerTitle.verify')} text={t(`verify.${way.proof}`)} character={3} />
      {notice}
      {way.proof === 'link' ? (
        <>
          {email && <SentTo email={email} />}
          <AuthForm
            schema={nothing}
            submitLabel={t('verify.opened')}
            disabled={disabled}
            onSubmit={() => sendProof({})}
          >
            {null}
          </AuthForm>
        </>
      ) : (
        <AuthForm
          // The address is only known in the browser: the form is then remounted with it.
          key={email}
          schema={codeSchema}
          submitLabel={t('verify.submit')}
          disabled={disabled}
          onSubmit={sendProof}
        >
          <AuthField
            name="email"
            type="email"
            label={t('translation:auth.email')}
            autoComplete="username"
            defaultValue={email}
          />
          <CodeField />
        </AuthForm>
      )}
      {email && (
        <div style={{ marginBlockStart: 24 }}>
          <ResendButton sentAt={pending?.sentAt} disabled={disabled} onResend={() => onResend(email)} />
        </div>
      )}
      {children}
    </>
  )
}

function SentTo({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  return <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>{t('verify.to', { email })}</Typography>
}
