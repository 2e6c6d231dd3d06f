import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { RouterButton } from '@/components/router-link'
import { AuthForm } from './auth-form'

export interface Question {
  /** The e-mail address of the link's user. */
  email: string
  /** Another user is signed in. */
  isSwitch: boolean
  onContinue: () => Promise<void>
}

const nothing = z.object({})

/** Asks before a link signs in: anybody can send a link that signs in to their own account. */
export function LinkQuestion({ email, isSwitch, onContinue }: Question) {
  const { t } = useTranslation('auth')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('link.question', { email })}
      </Typography>
      {isSwitch && <Typography>{t('link.questionSwitch')}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{t('link.questionText')}</Typography>
      <AuthForm schema={nothing} submitLabel={t('link.continue')} onSubmit={onContinue}>
        {null}
      </AuthForm>
      <RouterButton to="/" size="large">
        {t('link.cancel')}
      </RouterButton>
    </Box>
  )
}
