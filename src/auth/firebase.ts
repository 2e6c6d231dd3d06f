import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { config } from '@/config'
import { AuthFailure, firebaseCodes, inOurWords } from './failures'
import type { SdkProvider } from './provider'
import { beginSession, hasSession, userId } from './session'
import { siteAddress } from './site-address'

const { apiKey, authDomain, projectId, appId, emulatorUrl } = config.firebase

// Without a resolver for pop-ups, which would bring a script of Google's own into the page.
const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId, appId }), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})
if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

const call = <T>(run: () => Promise<T>) => {
  // The language of the messages that Firebase sends.
  auth.languageCode = document.documentElement.lang
  return inOurWords(firebaseCodes, run)
}
const afterwards = () => ({ url: siteAddress('/auth/firebase/sign-in') })

export const firebase: SdkProvider = {
  signIn: ({ email, password }) =>
    call(async () => begin((await signInWithEmailAndPassword(auth, email, password)).user)),

  signUp: ({ email, password, firstName, lastName }) =>
    call(async () => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      await updateProfile(user, { displayName: `${firstName} ${lastName}` })
      await sendEmailVerification(user, afterwards())
    }),

  signOut: () => call(() => signOut(auth)),

  async restore() {
    await auth.authStateReady()
    const user = auth.currentUser
    return user?.emailVerified ? call(() => user.getIdToken()) : null
  },

  renew: () => call(() => signedIn().getIdToken(true)),

  onToken(listener) {
    // Where Firebase keeps nothing of its own there is no user at the start either: that ends no session.
    let known = false
    onIdTokenChanged(auth, async (user) => {
      if (user?.emailVerified) listener(await user.getIdToken())
      else if (known) listener(null)
      known = !!user
    })
  },

  verify: (proof) =>
    call(async () => {
      if ('oobCode' in proof) await applyActionCode(auth, proof.oobCode)
      await auth.authStateReady()
      const user = auth.currentUser
      // The link may have been opened in another browser, or just been used here: then the sign-in is next.
      // Whoever is signed in stays, whoever's link it is.
      if (user && (!hasSession() || user.uid === userId())) {
        await user.reload()
        await begin(user, true)
      }
      return undefined
    }),

  resend: () => call(() => sendEmailVerification(signedIn(), afterwards())),

  resetPassword: (email) => call(() => sendPasswordResetEmail(auth, email, afterwards())),

  openLink: ({ oobCode = '' }) =>
    call(async () => {
      const email = await verifyPasswordResetCode(auth, oobCode)
      return { email, updatePassword: (password) => call(() => confirmPasswordReset(auth, oobCode, password)) }
    }),
}

async function begin(user: User, renewed = false) {
  if (!user.emailVerified) throw new AuthFailure('not-verified')
  beginSession(await user.getIdToken(renewed))
}

function signedIn() {
  if (!auth.currentUser) throw new AuthFailure('signed-out')
  return auth.currentUser
}
