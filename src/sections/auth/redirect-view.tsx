import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionEnd } from '@/auth/session'
import { Icon } from '@/components/icon'
import { failureText } from '@/i18n/failure-text'
import arrowIcon from '~icons/solar/arrow-right-linear'
import { AuthHeading } from './auth-heading'
import { useSentence } from './use-sentence'

interface RedirectViewProps {
  /** The provider's name. */
  name: string
  /** Redirects to the provider's page. */
  onLeave: (options: { signUp: boolean }) => Promise<void>
  disabled?: boolean
  notice?: ReactNode
}

/** The sign-in of a provider that has its own sign-in page. */
export function RedirectView({ name, onLeave, disabled = false, notice }: RedirectViewProps) {
  const { t } = useTranslation(['translation', 'auth'])
  const sentence = useSentence()
  const expired = useSessionEnd(({ reason }) => reason === 'expired')
  const [leaving, setLeaving] = useState<'sign-in' | 'sign-up'>()
  const [failure, setFailure] = useState<string>()

  async function leave(where: 'sign-in' | 'sign-up') {
    if (leaving) return
    setLeaving(where)
    setFailure(undefined)
    try {
      await onLeave({ signUp: where === 'sign-up' })
    } catch (reason) {
      setFailure(failureText(reason))
    } finally {
      setLeaving(undefined)
    }
  }

  return (
    <>
      <AuthHeading title={t('auth.welcome')} text={t('auth:redirectSubtitle', { provider: name })} character={2} />
      {expired && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('auth.expired')}
        </Alert>
      )}
      {notice}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{sentence(failure)}</Alert>}
        <Button
          variant="contained"
          size="large"
          disabled={disabled}
          loading={leaving === 'sign-in'}
          endIcon={<Icon icon={arrowIcon} flip />}
          onClick={() => leave('sign-in')}
        >
          {t('auth:continueWith', { provider: name })}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          disabled={disabled}
          loading={leaving === 'sign-up'}
          onClick={() => leave('sign-up')}
        >
          {t('auth.createAccount')}
        </Button>
      </Box>
    </>
  )
}
