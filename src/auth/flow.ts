import { AuthFailure } from './failures'
import { loadProvider } from './load-provider'
import { dropPending, keepPending, readPending } from './pending'
import type { AuthStep, Credentials, Link, NewPassword, SignUpFields, TypedCode } from './provider'
import { hasSession } from './session'

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

export async function verify(proof: TypedCode | Link): Next {
  await (await loaded()).verify?.(proof)
  return hasSession() ? undefined : 'sign-in'
}

export async function resendProof(email: string) {
  await (await loaded()).resend?.(email)
  keepPending(email)
}

export async function resetPassword(email: string) {
  await (await loaded()).resetPassword?.(email)
  keepPending(email)
}

export async function openLink(link: Link) {
  await (await loaded()).openLink?.(link)
}

export async function updatePassword(change: NewPassword): Next {
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
