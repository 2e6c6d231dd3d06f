import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { newUserSchema, type UserRow, userRoles, userStatuses, users } from '@/api/users'
import { countryOptions } from '@/components/form/country-options'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormAvatar } from '@/components/form/form-avatar'
import { FormButton } from '@/components/form/form-button'
import { FormCard, FormFoot, Pair } from '@/components/form/form-card'
import { FormSelect } from '@/components/form/form-select'
import { FormSwitch } from '@/components/form/form-switch'
import { FormText } from '@/components/form/form-text'
import { RecordFormPage, type RecordFormProps } from '@/components/records/record-form-page'
import { useRecordChanges } from '@/components/records/use-record-changes'
import { initialsOf } from '@/utils/initials'

const schema = z.extend(z.omit(newUserSchema, { id: true }), {
  isVerified: z.boolean(),
  status: z.enum(userStatuses),
})
type Values = z.infer<typeof schema>

const empty: Values = {
  name: '',
  email: '',
  phoneNumber: '',
  avatarUrl: '',
  company: '',
  role: 'Content creator',
  country: '',
  state: '',
  city: '',
  address: '',
  zipCode: '',
  isVerified: false,
  status: 'pending',
}

/** The form of a user; it replaces the list. */
export function UserForm({ id, moved, onClose }: RecordFormProps) {
  const { t } = useTranslation('users')
  const user = useQuery(users.record(id))
  return (
    <RecordFormPage
      title={id ? (user.data?.name ?? t('form.edit')) : t('new')}
      caption={t(id ? 'form.editCaption' : 'form.newCaption')}
      back={t('form.back')}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
      record={id ? user : undefined}
      moved={moved}
      onBack={() => onClose(false)}
    >
      <Fields user={user.data} onClose={onClose} />
    </RecordFormPage>
  )
}

function Fields({ user, onClose }: { user: UserRow | undefined; onClose: (done: boolean) => void }) {
  const { t, i18n } = useTranslation('users')
  const { save } = useRecordChanges(users)
  const [values] = useState(() => (user ? z.parse(schema, user) : empty))

  async function send(typed: Values) {
    await save(user, typed, t(user ? 'said.saved' : 'said.created', { name: typed.name }))
    onClose(true)
  }

  return (
    <Form schema={schema} values={values} onSubmit={send} texts={{ Taken: t('form.taken') }}>
      <FormCard title={t('form.person')} text={t('form.personText')}>
        <FormAvatar name="avatarUrl" label={t('fields.avatarUrl')} initials={user && initialsOf(user.name)} />
        <Pair>
          <FormText name="name" label={t('fields.name')} required autoComplete="off" />
          <FormText name="email" type="email" label={t('fields.email')} required autoComplete="off" />
          <FormText name="phoneNumber" type="tel" label={t('fields.phoneNumber')} autoComplete="off" />
          <FormText name="company" label={t('fields.company')} autoComplete="off" />
        </Pair>
      </FormCard>
      <FormCard title={t('form.work')} text={t('form.workText')}>
        <Pair>
          <FormSelect
            name="role"
            label={t('fields.role')}
            options={userRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
          <FormSelect
            name="status"
            label={t('fields.status')}
            options={userStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
        </Pair>
        <FormSwitch name="isVerified" label={t('fields.isVerified')} helperText={t('form.verifiedText')} />
      </FormCard>
      <FormCard title={t('form.place')} text={t('form.placeText')}>
        <FormAutocomplete
          name="country"
          label={t('fields.country')}
          required
          autoComplete="country-name"
          options={countryOptions(i18n.language)}
        />
        <Pair>
          <FormText name="state" label={t('fields.state')} autoComplete="off" />
          <FormText name="city" label={t('fields.city')} autoComplete="off" />
          <FormText name="address" label={t('fields.address')} autoComplete="off" />
          <FormText name="zipCode" label={t('fields.zipCode')} autoComplete="off" />
        </Pair>
      </FormCard>
      <FormFoot>
        <Button color="inherit" onClick={() => onClose(false)}>
          {t('form.cancel')}
        </Button>
        <FormButton>{t(user ? 'form.save' : 'form.create')}</FormButton>
      </FormFoot>
    </Form>
  )
}
