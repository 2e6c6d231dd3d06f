import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { createUser, newUserSchema, type UserRow, updateUser } from '@/api/users'
import { userRoles, userStatuses } from '@/api/users-search'
import { countryOptions } from '@/components/form/country-options'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormAvatar } from '@/components/form/form-avatar'
import { FormButton } from '@/components/form/form-button'
import { FormCard, Pair } from '@/components/form/form-card'
import { FormSelect } from '@/components/form/form-select'
import { FormSwitch } from '@/components/form/form-switch'
import { FormText } from '@/components/form/form-text'
import { useSave } from '@/components/form/use-save'
import { initialsOf } from './user-status'

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

interface UserFormProps {
  user: UserRow | undefined
  /** With true where the form is done with. */
  onClose: (done: boolean) => void
}

/** All that makes a user. */
export function UserForm({ user, onClose }: UserFormProps) {
  const { t, i18n } = useTranslation('users')
  const save = useSave()
  const [values] = useState(() => (user ? z.parse(schema, user) : empty))

  async function send(typed: Values) {
    const { name } = typed
    if (user) {
      await save(
        { resource: 'users', put: [{ ...user, ...typed }], call: () => updateUser(user.id, typed) },
        {
          text: t('said.saved', { name }),
          undo: { resource: 'users', put: [user], call: () => updateUser(user.id, values) },
        },
      )
    } else {
      await save({ resource: 'users', call: () => createUser(typed) }, { text: t('said.created', { name }) })
    }
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
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button color="inherit" onClick={() => onClose(false)}>
          {t('form.cancel')}
        </Button>
        <FormButton>{t(user ? 'form.save' : 'form.create')}</FormButton>
      </Box>
    </Form>
  )
}
