import type { TFunction } from 'i18next'
import { isKeyOf } from '@/utils/keys'

/** The messages of schemas and API that the kit translates. */
const known = {
  Required: 'form.fault.required',
  'Not valid': 'form.fault.invalid',
  'Must be: number': 'form.fault.number',
  'Must be: int': 'form.fault.whole',
  'Must be: date': 'form.fault.date',
  'Enter 1 or more': 'form.fault.atLeastOne',
  'Enter 0 or more': 'form.fault.negative',
  'Use at most 2 decimal places': 'form.fault.decimals',
  'Enter a smaller number': 'form.fault.large',
  'Add at least one item': 'form.fault.oneItem',
  'Add at least one image': 'form.fault.onePicture',
  'Use 200 characters or fewer': 'form.fault.long',
  'Enter a valid email address': 'form.fault.email',
  'Some fields are invalid': 'form.fault.someFields',
  'Choose a country': 'form.fault.country',
  'Choose an option from the list': 'form.fault.unlisted',
} as const

/** A validation error in the user's language; unknown messages are returned unchanged. */
export function errorText(t: TFunction<'kit'>, message: string, own: Record<string, string> = {}) {
  if (Object.hasOwn(own, message)) return own[message]
  return isKeyOf(known, message) ? t(known[message]) : message
}
