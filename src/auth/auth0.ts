import { Auth0Client } from '@auth0/auth0-spa-js'
import { config } from '@/config'
import { AuthFailure, auth0Codes, inOurWords } from './failures'
import type { SdkProvider } from './provider'
import { beginSession } from './session'
import { siteAddress } from './site-address'
import { isValidToken } from './token'

const { clientId, domain, audience } = config.auth0

const client = new Auth0Client({
  domain,
  clientId,
  // Browsers withhold the cookie that a hidden frame would need, so the session lasts a reload by a refresh token.
  cacheLocation: 'localstorage',
  useRefreshTokens: true,
  authorizationParams: { redirect_uri: siteAddress('/auth/auth0/callback'), ...(audience && { audience }) },
})

const call = <T>(run: () => Promise<T>) => inOurWords(auth0Codes, run)

export const auth0: SdkProvider = {
  signIn: () => auth0.redirect?.({ returnTo: undefined, signUp: false }) ?? Promise.resolve(),

  redirect: ({ returnTo, signUp }) =>
    call(async () => {
      await client.loginWithRedirect({
        appState: { returnTo },
        authorizationParams: signUp ? { screen_hint: 'signup' } : {},
      })
      // The page is being left: the button waits until it has gone.
      await new Promise(() => {})
    }),

  comeBack: () =>
    call(async () => {
      if (!/[?&](code|error)=/.test(location.search)) throw new AuthFailure('redirect-old')
      const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>()
      beginSession(await token())
      return appState?.returnTo
    }),

  signOut: (options) =>
    call(() =>
      client.logout({
        logoutParams: { returnTo: siteAddress('/auth/auth0/sign-in') },
        ...(options?.hereOnly && { openUrl: false as const }),
      }),
    ),

  restore: () => call(async () => ((await client.isAuthenticated()) ? token() : null)),
  renew: () => call(() => token('off')),
}

/** The access token; the ID token in its place where Auth0 gives an opaque one, which it does without an audience. */
async function token(cacheMode: 'on' | 'off' = 'on') {
  const tokens = await client.getTokenSilently({ detailedResponse: true, cacheMode })
  const { access_token, id_token } = tokens ?? {}
  const wanted = [access_token, id_token].find((token) => token && isValidToken(token))
  if (!wanted) throw new AuthFailure('signed-out')
  return wanted
}
