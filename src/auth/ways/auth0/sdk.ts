import { Auth0Client } from '@auth0/auth0-spa-js'
import { AuthFailure, withAuthFailures } from '@/auth/failures'
import type { SdkProvider } from '@/auth/provider'
import { beginSession } from '@/auth/session'
import { isValidToken } from '@/auth/token'
import { siteUrl } from '@/auth/way'
import { readVariables } from '@/config'
import { codes } from './failures'
import { variables } from './variables'

const {
  VITE_AUTH0_CLIENT_ID: clientId,
  VITE_AUTH0_DOMAIN: domain,
  VITE_AUTH0_AUDIENCE: audience,
} = readVariables(variables)

const client = new Auth0Client({
  domain,
  clientId,
  // Browsers block the cookie that a hidden frame would need, so a refresh token keeps the session over a reload.
  cacheLocation: 'localstorage',
  useRefreshTokens: true,
  authorizationParams: { redirect_uri: siteUrl('/auth/auth0/callback'), ...(audience && { audience }) },
})

const call = <T>(run: () => Promise<T>) => withAuthFailures(codes, run)

export const sdk: SdkProvider = {
  signIn: () => sdk.redirect?.({ returnTo: undefined, signUp: false }) ?? Promise.resolve(),

  redirect: ({ returnTo, signUp }) =>
    call(async () => {
      await client.loginWithRedirect({
        appState: { returnTo },
        authorizationParams: signUp ? { screen_hint: 'signup' } : {},
      })
      // Never resolves: the button stays pending until the browser has left the page.
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
        logoutParams: { returnTo: siteUrl('/auth/auth0/sign-in') },
        ...(options?.hereOnly && { openUrl: false as const }),
      }),
    ),

  restore: () => call(async () => ((await client.isAuthenticated()) ? token() : null)),
  renew: () => call(() => token('off')),
}

/** The access token; the ID token if Auth0's access token is opaque, as it is without an audience. */
async function token(cacheMode: 'on' | 'off' = 'on') {
  const tokens = await client.getTokenSilently({ detailedResponse: true, cacheMode })
  const { access_token, id_token } = tokens ?? {}
  const wanted = [access_token, id_token].find((token) => token && isValidToken(token))
  if (!wanted) throw new AuthFailure('signed-out')
  return wanted
}
