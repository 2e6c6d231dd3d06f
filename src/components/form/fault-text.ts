import type { TFunction } from 'i18next'

/** The sentences of the schemas and of the API that the kit has in every language. */
const known = {
  Required: 'form.fault.required',
  'Not valid': 'form.fault.invalid',
  'Must be: number': 'form.fault.number',
  'Must be: int': 'form.fault.whole',
  'Must be: date': 'form.fault.date',
  'At least 1': 'form.fault.atLeastOne',
  'Not below zero': 'form.fault.negative',
  'At most 2 decimal places': 'form.fault.decimals',
  'Number too large': 'form.fault.large',
  'At least one item': 'form.fault.oneItem',
  'At least one picture': 'form.fault.onePicture',
  'At most 200 characters': 'form.fault.long',
  'Enter a valid e-mail address': 'form.fault.email',
  'Some fields are not right': 'form.fault.someFields',
  'Choose a country': 'form.fault.country',
  'Not in the list': 'form.fault.unlisted',
} as const

/** A fault in the person's language; a sentence that nobody has translated stays as it is. */
export function faultText(t: TFunction<'kit'>, message: string, own: Record<string, string> = {}) {
  if (Object.hasOwn(own, message)) return own[message]
  const key = Object.hasOwn(known, message) && known[message as keyof typeof known]
  return key ? t(key) : message
}
