import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type Profile, profileSchema, updateProfile } from '@/api/account'
import type { User } from '@/api/auth'
import { sessionQuery } from '@/auth/session-query'
import { countryOptions } from '@/components/form/country-options'
import { Form } from '@/components/form/form'
import { FormAutocomplete } from '@/components/form/form-autocomplete'
import { FormAvatar } from '@/components/form/form-avatar'
import { FormButton } from '@/components/form/form-button'
import { FormCard, FormFoot, Pair } from '@/components/form/form-card'
import { FormSwitch } from '@/components/form/form-switch'
import { FormText } from '@/components/form/form-text'
import { showMessage } from '@/components/snackbar-store'
import { initialsOf } from '@/utils/initials'

const most = 500

/** The form of the user's own profile. What is saved shows at once in the header and the account drawer. */
export function ProfilePanel({ user }: { user: User }) {
  const { t, i18n } = useTranslation('account')
  const client = useQueryClient()
  const [values] = useState(() => valuesOf(user))

  async function save(profile: Profile) {
    client.setQueryData(sessionQuery.queryKey, await updateProfile(profile))
    showMessage({ text: t('profile.saved') })
  }

  return (
    <Form
      schema={profileSchema}
      values={values}
      onSubmit={save}
      label={t('tabs.profile')}
      texts={{ 'Use 500 characters or fewer': t('profile.aboutLong', { most }) }}
    >
      <FormCard title={t('profile.person')} text={t('profile.personText')}>
        <FormAvatar name="photoURL" label={t('profile.photoURL')} initials={initialsOf(user.displayName)} />
        <Pair>
          <FormText name="displayName" label={t('profile.displayName')} required autoComplete="name" />
          <FormText name="phoneNumber" type="tel" label={t('profile.phoneNumber')} autoComplete="tel" />
        </Pair>
        <FormText
          name="about"
          label={t('profile.about')}
          multiline
          minRows={3}
          maxRows={8}
          helperText={t('profile.aboutText', { most })}
        />
        <FormSwitch name="isPublic" label={t('profile.isPublic')} helperText={t('profile.isPublicText')} />
      </FormCard>
      <FormCard title={t('profile.place')} text={t('profile.placeText')}>
        <FormAutocomplete
          name="country"
          label={t('profile.country')}
          autoComplete="country-name"
          options={countryOptions(i18n.language)}
        />
        <Pair>
          <FormText name="address" label={t('profile.address')} autoComplete="street-address" />
          <FormText name="city" label={t('profile.city')} autoComplete="address-level2" />
          <FormText name="state" label={t('profile.state')} autoComplete="address-level1" />
          <FormText name="zipCode" label={t('profile.zipCode')} autoComplete="postal-code" />
        </Pair>
      </FormCard>
      <FormFoot>
        <FormButton>{t('save')}</FormButton>
      </FormFoot>
    </Form>
  )
}

/** The user's record as the form's values; a country that is no ISO code, as from another server, must be chosen anew. */
function valuesOf(user: User): Profile {
  const isCountry = z.safeParse(profileSchema.shape.country, user.country).success
  return z.parse(z.partial(profileSchema), { ...user, country: isCountry ? user.country : '' }) as Profile
}
