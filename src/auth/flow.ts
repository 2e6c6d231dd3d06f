import { AuthFailure } from './failures'
import { loadProvider } from './load-provider'
import { dropPending, keepPending, readPending } from './pending'
import type { AuthStep, Credentials, Link, NewPassword, OpenedLink, SignUpFields, TypedCode } from './provider'
import { hasSession, userId } from './session'

// The steps of the configured provider's pages. Each gives the one that comes next, or nothing where the session has
// begun and the guard takes over; all reject with an AuthFailure.
type Next = Promise<AuthStep | undefined>

export async function signIn(credentials: Credentials): Next {
  const provider = await loaded()
  try {
    await provider.signIn(credentials)
    dropPending()
    return
  } catch (failure) {
    const { code } = failure as Partial<AuthFailure>
    if (code !== 'not-verified' && code !== 'reset-required') throw failure
    keepPending(credentials.email, 0)
    return code === 'not-verified' ? 'verify' : 'reset-password'
  }
}

/** @throws also what the console has been told. */
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

/** Verifies an e-mail address; `asked` tells the page to ask first whether the link's user is who it should be. */
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

/** A question about a link that would sign in somebody who is not signed in, and whom this browser did not ask for. */
export interface LinkQuestion {
  /** Some letters are left out: the link may be another person's. */
  email: string
  /** Somebody else is signed in. */
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
    return await loadProvider()
  } catch (error) {
    console.error(error)
    throw new AuthFailure('no-network')
  }
}
