import { config } from '@/config'
import { type Account, accounts } from './data/accounts'
import { keep } from './store'
import { subOf } from './tokens'

type Message = { sub: string } | { account: Account }

const patience = 1000 // ms

let channel: BroadcastChannel | undefined

/** Answers the site's other tabs, which ask for who signed up in this one. */
export function answerOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(`ark-mock:${config.basePath}`)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const account = 'sub' in data && accounts().find(({ id }) => id === data.sub)
    if (account) channel?.postMessage({ account } satisfies Message)
  })
}

/**
 * For a token whose account is not known here: asks the other tabs for it, since who signs up lives in a tab, and the
 * session may come from there.
 * @returns whether it is known now
 */
export function askOtherTabs(header: string | null): Promise<boolean> {
  const sub = subOf(header)
  const asked = channel
  if (!asked || sub === undefined) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (isKnown: boolean) => {
      clearTimeout(timer)
      asked.removeEventListener('message', take)
      resolve(isKnown)
    }
    const take = ({ data }: MessageEvent<Message>) => {
      if (!('account' in data) || data.account.id !== sub) return
      keep('accounts', data.account)
      end(true)
    }
    const timer = setTimeout(() => end(false), patience)
    asked.addEventListener('message', take)
    asked.postMessage({ sub } satisfies Message)
  })
}
