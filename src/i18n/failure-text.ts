import { offline, readFailure, somethingWentWrong, timedOut, unreadable } from '@/utils/failure'
import { i18n } from './i18n'

/** Our own failures; the rejected value has them in English. */
const own = {
  [somethingWentWrong]: 'auth.failed',
  [timedOut.message]: 'errors.timedOut',
  [offline.message]: 'errors.offlineText',
  [unreadable.message]: 'errors.unreadable',
} as const

/** The message for the rejection of a request or a component: the server's text, or ours in the current language. */
export function failureText(failure: unknown) {
  const { message = somethingWentWrong } = readFailure(failure)
  const key = own[message]
  return key ? i18n.t(key) : message
}
