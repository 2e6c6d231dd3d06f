import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { AuthFailure, withAuthFailures } from '@/auth/failures'
import type { SdkProvider } from '@/auth/provider'
import { beginSession, hasSession, userId } from '@/auth/session'
import { siteUrl } from '@/auth/way'
import { readVariables } from '@/config'
import { codes } from './failures'
import { variables } from './variables'

const {
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_AUTH_DOMAIN: authDomain,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_APP_ID: appId,
  VITE_FIREBASE_EMULATOR_URL: emulatorUrl,
} = readVariables(variables)

// Without a popup resolver, which would load a Google script into the page.
const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId, appId }), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})
if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

const call = <T>(run: () => Promise<T>) => {
  // The language of the messages sent by Firebase.
  auth.languageCode = document.documentElement.lang
  return withAuthFailures(codes, run)
}
const afterwards = () => ({ url: siteUrl('/auth/firebase/sign-in') })

export const sdk: SdkProvider = {
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
    // If Firebase has stored nothing, it reports no user at startup: that must not end a session.
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
      // If the link was opened in another browser or just used here, the next step is the sign-in. A signed-in user stays signed
      // in, whatever the link's user.
      if (user && (!hasSession() || user.uid === userId())) {
        await user.reload()
        await begin(user, true)
      }
      return undefined
    }),

  resend: () => call(() => sendEmailVerification(signedIn(), afterwards())),

  resetPassword: (email) => call(() => sendPasswordResetEmail(auth, email, afterwards())),

  updatePassword: ({ password, currentPassword = '' }) =>
    call(async () => {
      const user = signedIn()
      // Firebase asks for a recent sign-in before it changes a password.
      const proof = EmailAuthProvider.credential(user.email ?? '', currentPassword)
      await reauthenticateWithCredential(user, proof).catch((error) => {
        const isWrong = ['auth/wrong-password', 'auth/invalid-credential'].includes(error.code)
        throw isWrong ? new AuthFailure('wrong-password', 'currentPassword') : error
      })
      await updatePassword(user, password)
    }),

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
