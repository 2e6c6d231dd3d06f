import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { config } from '@/config'
import { AuthFailure, amplifyCodes, finerAmplifyError, inOurWords } from './failures'
import type { SdkProvider } from './provider'
import { beginSession } from './session'

const { userPoolId, userPoolWebClientId, authFlow, endpoint } = config.amplify

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId: userPoolWebClientId,
      ...(endpoint && { userPoolEndpoint: endpoint }),
      loginWith: { email: true },
    },
  },
})

const call = <T>(run: () => Promise<T>) =>
  inOurWords(amplifyCodes, async () => {
    try {
      return await run()
    } catch (error) {
      throw finerAmplifyError(error)
    }
  })

// What a next step of Cognito means for the forms; the others want a second factor, which the template has no form for.
const nextSteps = { CONFIRM_SIGN_UP: 'not-verified', RESET_PASSWORD: 'reset-required' } as const

export const amplify: SdkProvider = {
  signIn: ({ email, password }) =>
    call(async () => {
      const begin = () => signIn({ username: email, password, options: { authFlowType: authFlow } })
      const { isSignedIn, nextStep } = await begin().catch(async (error) => {
        // Amplify lets nobody sign in over a session that it still holds.
        if (error.name !== 'UserAlreadyAuthenticatedException') throw error
        await signOut()
        return begin()
      })
      if (!isSignedIn) throw new AuthFailure(nextSteps[nextStep.signInStep as 'RESET_PASSWORD'] ?? 'not-supported')
      beginSession(await token())
    }),

  signUp: ({ email, password, firstName, lastName }) =>
    call(async () => {
      const userAttributes = { email, given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}` }
      const { isSignUpComplete } = await signUp({ username: email, password, options: { userAttributes } })
      if (isSignUpComplete) await amplify.signIn({ email, password })
    }),

  signOut: () => call(() => signOut()),
  restore: () => call(async () => (await fetchAuthSession()).tokens?.idToken?.toString() ?? null),
  renew: () => call(() => token({ forceRefresh: true })),

  verify: ({ email = '', code = '' }) =>
    call(async () => {
      await confirmSignUp({ username: email, confirmationCode: code }).catch((error) => {
        if (error.name !== 'NotAuthorizedException') throw error
        // Whoever is verified already goes on to the sign-in.
        if (!/status is CONFIRMED/i.test(error.message)) throw new AuthFailure('bad-code')
      })
      return undefined
    }),

  resend: (email) =>
    call(async () => {
      await resendSignUpCode({ username: email })
    }),

  resetPassword: (email) =>
    call(async () => {
      await resetPassword({ username: email })
    }),

  updatePassword: ({ email, code, password, currentPassword }) =>
    call(() => {
      if (email && code) {
        return confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
      }
      return updatePassword({ oldPassword: currentPassword ?? '', newPassword: password }).catch((error) => {
        throw error.name === 'NotAuthorizedException' ? new AuthFailure('wrong-password', 'currentPassword') : error
      })
    }),
}

/** The ID token: Cognito's access tokens do not say who somebody is, and its API gateways take this one too. */
async function token(options?: { forceRefresh: boolean }) {
  const { tokens } = await fetchAuthSession(options)
  if (!tokens?.idToken) throw new AuthFailure('signed-out')
  return tokens.idToken.toString()
}
