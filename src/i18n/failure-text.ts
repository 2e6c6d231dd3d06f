import { offline, readFailure, somethingWentWrong, timedOut, unreadable } from '@/utils/failure'
import { i18n } from './i18n'

/** Sentences of our own, which the rejected value has in English. */
const own = {
  [somethingWentWrong]: 'auth.failed',
  [timedOut.message]: 'errors.timedOut',
  [offline.message]: 'errors.offlineText',
  [unreadable.message]: 'errors.unreadable',
} as const

/** What to show for what a call or a component rejected with: the server's sentence, or ours in the shown language. */
export function failureText(failure: unknown) {
  const { message = somethingWentWrong } = readFailure(failure)
  const key = own[message]
  return key ? i18n.t(key) : message
}
