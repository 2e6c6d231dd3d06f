import * as z from 'zod/mini'
import { userSchema } from '@/api/auth'
import { config } from '@/config'
import { accounts } from './data/accounts'
import { keep } from './store'
import { subOf } from './tokens'

// Any page of the origin can read and write the channel: only the user is sent, without the password's proof.
const questionSchema = z.object({ sub: z.string() })
const answerSchema = z.object({ account: userSchema })

const patience = 1000 // ms

let channel: BroadcastChannel | undefined

/** Answers the site's other tabs, which ask for accounts signed up in this one. */
export function answerOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(`ark-mock:${config.basePath}`)
  channel.addEventListener('message', (event) => {
    const { data } = z.safeParse(questionSchema, event.data)
    const account = data && accounts().find(({ id }) => id === data.sub)
    if (account) channel?.postMessage({ account: z.parse(userSchema, account) } satisfies z.infer<typeof answerSchema>)
  })
}

/**
 * For a token with an unknown account: asks the other tabs, since an account belongs to the tab of its sign-up, while the session
 * may come from there.
 * @returns true if the account is known now
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
    const take = (event: MessageEvent) => {
      const { data } = z.safeParse(answerSchema, event.data)
      if (data?.account.id !== sub) return
      keep('accounts', data.account)
      end(true)
    }
    const timer = setTimeout(() => end(false), patience)
    asked.addEventListener('message', take)
    asked.postMessage({ sub } satisfies z.infer<typeof questionSchema>)
  })
}
