import * as z from 'zod/mini'
import { dayOf } from '@/utils/days'
import { plainText } from '@/utils/plain-text'

/** Fields that several resources share. */

/** A moment as the API gives it: ISO 8601. */
export const moment = z.iso.datetime({ offset: true })

/**
 * A calendar day: `2026-01-31`. It has no time zone, so it is the same day for everyone who reads it. A moment, as earlier
 * versions stored days and linked to them, is read as the local day.
 */
export const calendarDay = z.string().check(z.overwrite(dayOf), z.iso.date())

/** Relative to the asset address, or an address of its own (`data:`, `https:`). */
export const picture = z.string()

/** ISO 3166 code in capitals; Intl.DisplayNames has its name in every language. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country'))

/** A line of text that people see, such as a name: whoever wrote it, it is shown as it is (plainText). */
export const line = z.string().check(z.overwrite(plainText))

export const required = line.check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200, 'At most 200 characters'))
export const email = z.string().check(z.trim(), z.email('Enter a valid e-mail address'))
/** Money, in whole cents. */
export const amount = z.number().check(
  z.nonnegative('Not below zero'),
  // All that a number can hold to the cent: 15 digits.
  z.maximum(9_999_999_999_999.99, 'Number too large'),
  z.multipleOf(0.01, 'At most 2 decimal places'),
)
export const quantity = z.int().check(z.minimum(1, 'At least 1'), z.maximum(999_999_999, 'Number too large'))

export const publishStates = ['published', 'draft'] as const
