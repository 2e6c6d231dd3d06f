export type Credentials = { email: string; password: string }
export type SignUpFields = Credentials & { firstName: string; lastName: string }

/** A code that was typed in, with the e-mail address it was sent to. */
export type TypedCode = { email: string; code: string }
/** The params of a link that was sent by e-mail, from its search and its hash. */
export type Link = Readonly<Record<string, string>>
/** What a link stands for. Anybody can have made it, with an account of their own: nothing changes until it is accepted. */
export interface OpenedLink {
  email: string
  /** The id of the user whom it signs in; undefined if it signs nobody in. */
  sub?: string
  /** This browser asked for it, so that nobody else can have made it. */
  isOwn?: boolean
  /** Begins the session. */
  accept?(): Promise<void>
  /** Sets the password, and begins the session if the link signs in. */
  updatePassword?(password: string): Promise<void>
}
/** A new password, with what shows that one may set it: a code, a link that was opened before, or the present one. */
export type NewPassword = { password: string; currentPassword?: string } & Partial<TypedCode>

/** What a way of signing in brings; the forms exist once and call these. All reject with an AuthFailure or a Failure. */
export interface AuthProvider {
  /** Begins the session. */
  signIn(credentials: Credentials): Promise<void>
  /** Begins the session, unless the e-mail address must be verified first. */
  signUp?(fields: SignUpFields): Promise<void>
  /** Drops what is held of the session; with hereOnly without leaving the page for one of the provider's. */
  signOut(options?: { hereOnly: boolean }): Promise<void>
}

/** What a provider with an SDK brings besides. It stands in a file of its own, which brings the SDK. */
export interface SdkProvider extends AuthProvider {
  /** The token of the session that the SDK still holds, or null. */
  restore(): Promise<string | null>
  /** A new token; rejects where there is none to be had. */
  renew(): Promise<string>
  /** Tells of every token that the SDK renews by itself, and null where its session ended in another tab. */
  onToken?(listener: (token: string | null) => void): void

  /** Tells that an e-mail address is one's own. Begins the session where the service does so, or gives what a link stands for. */
  verify?(proof: TypedCode | Link): Promise<OpenedLink | undefined>
  /** Sends the message with the code or the link once more. */
  resend?(email: string): Promise<void>
  /** Sends a message with which a new password can be set. */
  resetPassword?(email: string): Promise<void>
  /** Makes sure that a link for a new password is good. */
  openLink?(link: Link): Promise<OpenedLink>
  updatePassword?(change: NewPassword): Promise<void>

  /** Leaves for the provider's own page; instead of signIn where there is no form. */
  redirect?(options: { returnTo: string | undefined; signUp: boolean }): Promise<void>
  /** Begins the session with what the provider's page gave along, and gives the wanted page. */
  comeBack?(): Promise<string | undefined>
}

export type AuthStep = 'sign-in' | 'sign-up' | 'verify' | 'reset-password' | 'update-password'

/** Which path under /auth/ each way of signing in has. */
export const authPaths = {
  'sign-in': ['jwt', 'firebase', 'amplify', 'auth0', 'supabase'],
  'sign-up': ['jwt', 'firebase', 'amplify', 'supabase'],
  verify: ['firebase', 'amplify', 'supabase'],
  'reset-password': ['firebase', 'amplify', 'supabase'],
  'update-password': ['amplify', 'supabase'],
} as const satisfies Record<AuthStep, readonly string[]>

export const providerNames: Record<string, string> = {
  jwt: 'JWT',
  firebase: 'Firebase',
  amplify: 'Amplify',
  auth0: 'Auth0',
  supabase: 'Supabase',
}
