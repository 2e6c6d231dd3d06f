import * as z from 'zod/mini'
import { config } from '@/config'
import { isSharedOrigin } from '@/utils/shared-host'

/** The time another tab has to answer, in ms of its own clock: the asking tab is busy starting. */
const answerTime = 200
/** A tab that is too busy to answer in time is asked again a few times. */
const askEvery = 250 // ms
const questions = 8

const time = z.number()
const messageSchema = z.union([
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('token'), token: z.string(), beganAt: time, answeredAt: time }),
  z.object({ type: z.literal('renewed'), token: z.string() }),
  z.object({ type: z.literal('sign-out'), sub: z.string(), at: time }),
])
type Message = z.infer<typeof messageSchema>
type Of<T extends Message['type']> = Extract<Message, { type: T }>

interface Listener {
  /** Returns the session to hand over, or undefined. */
  onAsk: () => { token: string; beganAt: number } | undefined
  onToken: (message: Of<'token'>) => void
  onRenewed: (message: Of<'renewed'>) => void
  onSignOut: (message: Of<'sign-out'>) => void
}

let channel: BroadcastChannel | undefined
let askedAt: number | undefined

/** Opens the channel to the site's other tabs. Any page of the origin can post here, so unknown messages are ignored. */
export function openChannel({ onAsk, onToken, onRenewed, onSignOut }: Listener) {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(`ark-session:${config.basePath}`)
  channel.onmessage = (event) => {
    const { data } = z.safeParse(messageSchema, event.data)
    if (data?.type === 'ask' && mayHandOver()) {
      const session = onAsk()
      if (session) post({ type: 'token', ...session, answeredAt: Date.now() })
    }
    if (data?.type === 'token' && isInTime(data)) onToken(data)
    if (data?.type === 'renewed') onRenewed(data)
    if (data?.type === 'sign-out') onSignOut(data)
  }
}

/**
 * Asks the other tabs for their session: sessionStorage belongs to one tab, and a link opened in a new tab should not need
 * another sign-in.
 */
export function askOtherTabs(isAnswered: () => boolean, left = questions) {
  if (left === 0 || isAnswered()) return
  askedAt = Date.now()
  post({ type: 'ask' })
  setTimeout(() => askOtherTabs(isAnswered, left - 1), askEvery)
}

export function post(message: Message) {
  channel?.postMessage(message)
}

const isInTime = ({ answeredAt }: Of<'token'>) =>
  askedAt !== undefined && answeredAt >= askedAt && answeredAt <= askedAt + answerTime

// On a shared host any page could ask for a token of a real API.
const mayHandOver = () => __MOCK_API__ || !isSharedOrigin(location.hostname, config.basePath)
