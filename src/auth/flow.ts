import { load } from '#auth-way'
import { AuthFailure } from './failures'
import { dropPending, keepPending, readPending } from './pending'
import type { Credentials, Link, NewPassword, OpenedLink, SignUpFields, TypedCode } from './provider'
import { hasSession, userId } from './session'
import type { AuthStep } from './way'

// The steps of the configured provider's pages. Each resolves with the next step, or undefined if the session has begun and the
// guard takes over. All reject with an AuthFailure.
type Next = Promise<AuthStep | undefined>

export async function signIn(credentials: Credentials): Next {
  const provider = await loaded()
  try {
    await provider.signIn(credentials)
    dropPending()
    return
  } catch (failure) {
    const code = failure instanceof AuthFailure && failure.code
    if (code !== 'not-verified' && code !== 'reset-required') throw failure
    keepPending(credentials.email, 0)
    return code === 'not-verified' ? 'verify' : 'reset-password'
  }
}

/** @throws also for missing variables, which are then in the console. */
export async function signUp(fields: SignUpFields): Next {
  const provider = await loaded()
  try {
    await provider.signUp?.(fields)
  } catch (error) {
    console.error(error)
    throw error
  }
  if (hasSession()) return
  keepPending(fields.email)
  return 'verify'
}

/** Verifies an e-mail address. With `asked`, the page first asks whether to sign in the user of the link. */
export async function verify(
  proof: TypedCode | Link,
): Promise<{ next: AuthStep | undefined } | { asked: LinkQuestion }> {
  const opened = await (await loaded()).verify?.(proof)
  const accept = async () => {
    await opened?.accept?.()
    return hasSession() ? undefined : ('sign-in' as const)
  }
  if (opened && mustAsk(opened)) return { asked: { email: masked(opened.email), isSwitch: hasSession(), accept } }
  return { next: await accept() }
}

/** The question before a link signs in another user, if this browser did not request the link. */
export interface LinkQuestion {
  /** Masked, since the link may be somebody else's. */
  email: string
  /** Another user is signed in. */
  isSwitch: boolean
  accept: () => Promise<AuthStep | undefined>
}

function mustAsk({ sub, isOwn }: OpenedLink) {
  if (sub === undefined || sub === userId()) return false
  return !isOwn || hasSession()
}

/** `m***@example.com` */
export const masked = (email: string) => email.replace(/^(.).*(?=@)/s, '$1***')

export async function resendProof(email: string) {
  await (await loaded()).resend?.(email)
  keepPending(email)
}

export async function resetPassword(email: string) {
  await (await loaded()).resetPassword?.(email)
  keepPending(email)
}

/** Opens a link for a new password; `asked` as in `verify`. */
export async function openLink(link: Link): Promise<{ opened: OpenedLink; asked?: LinkQuestion }> {
  const opened = await (await loaded()).openLink?.(link)
  if (!opened) throw new AuthFailure('bad-code')
  if (!mustAsk(opened)) return { opened }
  return { opened, asked: { email: masked(opened.email), isSwitch: hasSession(), accept: async () => undefined } }
}

export async function updatePassword(change: NewPassword, opened?: OpenedLink): Next {
  if (opened) {
    await opened.updatePassword?.(change.password)
    return hasSession() ? undefined : 'sign-in'
  }
  const email = change.email ?? readPending()?.email
  await (await loaded()).updatePassword?.({ ...change, ...(email && { email }) })
  return hasSession() ? undefined : 'sign-in'
}

export async function redirect(options: { returnTo: string | undefined; signUp: boolean }) {
  await (await loaded()).redirect?.(options)
}

export async function comeBack() {
  return (await loaded()).comeBack?.()
}

async function loaded() {
  try {
    return await load()
  } catch (error) {
    console.error(error)
    throw new AuthFailure('no-network')
  }
}
