import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { way } from '#auth-way'
import { updatePassword } from '@/auth/flow'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormCard, FormFoot } from '@/components/form/form-card'
import { FormPassword } from '@/components/form/form-password'
import { showMessage } from '@/components/snackbar-store'

const { minPassword: min } = way
const short = `Use ${min} or more characters`
const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(way.asksCurrentPassword ? 1 : 0, 'Required')),
    password: z.string().check(z.minLength(1, 'Required'), z.minLength(min, short)),
    repeated: z.string().check(z.minLength(1, 'Required')),
  })
  .check(z.refine(({ password, repeated }) => password === repeated, { path: ['repeated'], error: 'Different' }))

const empty = { currentPassword: '', password: '', repeated: '' }

/** The form for a new password, as far as the auth provider allows one to be set here. */
export function SecurityPanel() {
  const { t } = useTranslation(['account', 'auth'])
  /** Counts the changes, since the form is empty after each. */
  const [changes, setChanges] = useState(0)
  if (way.changesPassword === false)
    return <Alert severity="info">{t('security.elsewhere', { provider: way.name })}</Alert>

  async function save({ password, currentPassword }: typeof empty) {
    await updatePassword({ password, ...(currentPassword && { currentPassword }) })
    showMessage({ text: t('security.saved') })
    setChanges(changes + 1)
  }

  const failures = t('auth:failures', { returnObjects: true })
  return (
    <Form
      key={changes}
      schema={schema}
      values={empty}
      onSubmit={save}
      label={t('tabs.security')}
      texts={{
        ...Object.fromEntries(Object.entries(failures).map(([code, text]) => [`auth:failures.${code}`, text])),
        Incorrect: t('auth:failures.wrong-password'),
        Same: t('auth:failures.same-password'),
        Different: t('security.different'),
        [short]: t('auth:passwordHint', { min }),
      }}
    >
      <FormCard title={t('security.password')} text={t('security.passwordText')}>
        {way.asksCurrentPassword && (
          <FormPassword name="currentPassword" label={t('auth:currentPassword')} autoComplete="current-password" />
        )}
        <FormPassword
          name="password"
          label={t('auth:newPassword')}
          autoComplete="new-password"
          helperText={t('auth:passwordHint', { min })}
        />
        <FormPassword name="repeated" label={t('security.repeated')} autoComplete="new-password" />
      </FormCard>
      <FormFoot>
        <FormButton>{t('security.save')}</FormButton>
      </FormFoot>
    </Form>
  )
}
