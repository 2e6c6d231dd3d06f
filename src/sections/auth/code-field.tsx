import { useTranslation } from 'react-i18next'
import { AuthField } from './auth-field'

/** A field for a code from a message; phones offer to fill it in. */
export function CodeField() {
  const { t } = useTranslation('auth')
  return <AuthField name="code" label={t('code')} autoComplete="one-time-code" inputMode="numeric" />
}
