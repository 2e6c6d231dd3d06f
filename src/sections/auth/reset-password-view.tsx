import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pending } from '@/auth/pending'
import type { Way } from '@/auth/way'
import { AuthField } from './auth-field'
import { AuthForm } from './auth-form'
import { AuthHeading } from './auth-heading'
import { emailSchema } from './provider-schemas'
import { ResendButton } from './resend-button'

interface ResetPasswordViewProps {
  way: Pick<Way, 'reset'>
  pending: Pending | null | undefined
  onAsk: (email: string) => Promise<void>
  /** Goes to the page for the code; undefined if the messages have none. */
  onEnterCode?: (() => void) | undefined
  disabled?: boolean
  notice?: ReactNode
  children?: ReactNode
}

/** Sends a message for a forgotten password, and then tells where to look for it. */
export function ResetPasswordView(props: ResetPasswordViewProps) {
  const { way, pending, onAsk, onEnterCode, disabled = false, notice, children } = props
  const { t } = useTranslation(['auth', 'translation'])
  const [asked, setAsked] = useState<{ email: string; at: number }>()

  async function ask({ email }: { email: string }) {
    await onAsk(email)
    setAsked({ email, at: Date.now() })
  }

  if (asked) {
    return (
      <>
        <AuthHeading title={t('reset.sentTitle')} character={3} />
        <Alert severity="success" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {t('reset.sent', { email: asked.email })}
        </Alert>
        <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
          {onEnterCode && (
            <Button variant="contained" size="large" onClick={onEnterCode}>
              {t('reset.enterCode')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" size="large" onClick={() => setAsked(undefined)}>
            {t('reset.other')}
          </Button>
        </Box>
        <ResendButton sentAt={asked.at} onResend={() => ask(asked)} />
        {children}
      </>
    )
  }
  return (
    <>
      <AuthHeading
        title={t('translation:auth.providerTitle.reset-password')}
        text={t(`reset.${way.reset}`)}
        character={3}
      />
      {notice}
      <AuthForm
        key={pending?.email}
        schema={emailSchema}
        submitLabel={t(`reset.submit.${way.reset}`)}
        disabled={disabled}
        onSubmit={ask}
      >
        <AuthField
          name="email"
          type="email"
          label={t('translation:auth.email')}
          autoComplete="username"
          defaultValue={pending?.email}
        />
      </AuthForm>
      {children}
    </>
  )
}
