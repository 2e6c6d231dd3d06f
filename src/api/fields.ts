import * as z from 'zod/mini'
import { dayOf } from '@/utils/days'
import { plainText } from '@/utils/plain-text'

/** Fields shared by several resources. */

/** A date and time in ISO 8601. */
export const moment = z.iso.datetime({ offset: true })

/**
 * A calendar day, `2026-01-31`: without a time zone, so it is the same day for every reader. A date and time, as in data and
 * links of earlier versions, is read as the local day.
 */
export const calendarDay = z.string().check(z.overwrite(dayOf), z.iso.date())

/** A path relative to the asset URL, or a URL of its own (`data:`, `https:`). */
export const picture = z.string()

/** ISO 3166 code in capitals; Intl.DisplayNames has the name in every language. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country'))

/** A line of text for display, such as a name, reduced to plain text (`plainText`). */
export const line = z.string().check(z.overwrite(plainText))

export const required = line.check(
  z.trim(),
  z.minLength(1, 'Required'),
  z.maxLength(200, 'Use 200 characters or fewer'),
)
export const email = z.string().check(z.trim(), z.email('Enter a valid email address'))
/** Money, in whole cents. */
export const amount = z.number().check(
  z.nonnegative('Enter 0 or more'),
  // The most that a number holds exactly to the cent: 15 digits.
  z.maximum(9_999_999_999_999.99, 'Enter a smaller number'),
  z.multipleOf(0.01, 'Use at most 2 decimal places'),
)
export const quantity = z.int().check(z.minimum(1, 'Enter 1 or more'), z.maximum(999_999_999, 'Enter a smaller number'))

export const publishStates = ['published', 'draft'] as const
