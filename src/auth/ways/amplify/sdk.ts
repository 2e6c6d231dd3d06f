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
import { AuthFailure, withAuthFailures } from '@/auth/failures'
import type { SdkProvider } from '@/auth/provider'
import { beginSession } from '@/auth/session'
import { readVariables } from '@/config'
import { isKeyOf } from '@/utils/keys'
import { codes, finerError } from './failures'
import { variables } from './variables'

const {
  VITE_AMPLIFY_USER_POOL_ID: userPoolId,
  VITE_AMPLIFY_USER_POOL_WEB_CLIENT_ID: userPoolClientId,
  VITE_AMPLIFY_AUTH_FLOW: authFlowType,
  VITE_AMPLIFY_ENDPOINT: endpoint,
} = readVariables(variables)

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      ...(endpoint && { userPoolEndpoint: endpoint }),
      loginWith: { email: true },
    },
  },
})

const call = <T>(run: () => Promise<T>) =>
  withAuthFailures(codes, async () => {
    try {
      return await run()
    } catch (error) {
      throw finerError(error)
    }
  })

// Maps Cognito's next steps to those of the forms; the others need a second factor, for which the template has no form.
const nextSteps = { CONFIRM_SIGN_UP: 'not-verified', RESET_PASSWORD: 'reset-required' } as const

export const sdk: SdkProvider = {
  signIn: ({ email, password }) =>
    call(async () => {
      const begin = () => signIn({ username: email, password, options: { authFlowType } })
      const { isSignedIn, nextStep } = await begin().catch(async (error) => {
        // Amplify refuses a sign-in while it still has a session.
        if (error.name !== 'UserAlreadyAuthenticatedException') throw error
        await signOut()
        return begin()
      })
      if (!isSignedIn)
        throw new AuthFailure(
          (isKeyOf(nextSteps, nextStep.signInStep) && nextSteps[nextStep.signInStep]) || 'not-supported',
        )
      beginSession(await token())
    }),

  signUp: ({ email, password, firstName, lastName }) =>
    call(async () => {
      const userAttributes = { email, given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}` }
      const { isSignUpComplete } = await signUp({ username: email, password, options: { userAttributes } })
      if (isSignUpComplete) await sdk.signIn({ email, password })
    }),

  signOut: () => call(() => signOut()),
  signOutElsewhere: () => call(() => signOut({ global: true })),
  restore: () => call(async () => (await fetchAuthSession()).tokens?.idToken?.toString() ?? null),
  renew: () => call(() => token({ forceRefresh: true })),

  verify: ({ email = '', code = '' }) =>
    call(async () => {
      await confirmSignUp({ username: email, confirmationCode: code }).catch((error) => {
        if (error.name !== 'NotAuthorizedException') throw error
        // A user who is already verified continues with the sign-in.
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

/** The ID token: Cognito's access tokens have no profile, and its API gateways accept this one too. */
async function token(options?: { forceRefresh: boolean }) {
  const { tokens } = await fetchAuthSession(options)
  if (!tokens?.idToken) throw new AuthFailure('signed-out')
  return tokens.idToken.toString()
}
