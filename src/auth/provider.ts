export type Credentials = { email: string; password: string }
export type SignUpFields = Credentials & { firstName: string; lastName: string }

/** A code that the user typed, with the e-mail address it was sent to. */
export type TypedCode = { email: string; code: string }
/** The search params and hash params of a link sent by e-mail. */
export type Link = Readonly<Record<string, string>>
/** The result of opening a link. Anybody can create a link with their own account, so nothing changes until it is accepted. */
export interface OpenedLink {
  email: string
  /** The id of the user whom the link signs in; undefined if it signs in nobody. */
  sub?: string
  /** True if this browser requested the link, so it cannot be somebody else's. */
  isOwn?: boolean
  /** Begins the session. */
  accept?(): Promise<void>
  /** Sets the password, and begins the session if the link signs in. */
  updatePassword?(password: string): Promise<void>
}
/** A new password, with the proof that the user may set it: a code, an opened link or the current password. */
export type NewPassword = { password: string; currentPassword?: string } & Partial<TypedCode>

/** The functions of an auth provider, called by the shared forms. All reject with an AuthFailure or a Failure. */
export interface AuthProvider {
  /** Begins the session. */
  signIn(credentials: Credentials): Promise<void>
  /** Begins the session, unless the e-mail address must be verified first. */
  signUp?(fields: SignUpFields): Promise<void>
  /** Clears the stored session; with `hereOnly`, without redirecting to the provider's page. */
  signOut(options?: { hereOnly: boolean }): Promise<void>
  /** Sets a new password. */
  updatePassword?(change: NewPassword): Promise<void>
  /** Ends the sessions on other devices; this one as well if the way's `otherSessions` is `all`. */
  signOutElsewhere?(): Promise<void>
}

/** The additional functions of a provider with an SDK: `sdk` in `ways/<way>/sdk.ts`, which imports the SDK. */
export interface SdkProvider extends AuthProvider {
  /** The access token of the SDK's stored session, or null. */
  restore(): Promise<string | null>
  /** A new access token; rejects if there is none. */
  renew(): Promise<string>
  /** Calls the listener with each token that the SDK renews by itself, and with null if its session ended in another tab. */
  onToken?(listener: (token: string | null) => void): void

  /** Verifies an e-mail address. Begins the session if the service does so, or resolves with the opened link. */
  verify?(proof: TypedCode | Link): Promise<OpenedLink | undefined>
  /** Sends the message with the code or the link again. */
  resend?(email: string): Promise<void>
  /** Sends a message for setting a new password. */
  resetPassword?(email: string): Promise<void>
  /** Checks a link for a new password. */
  openLink?(link: Link): Promise<OpenedLink>

  /** Redirects to the provider's own page; replaces signIn if there is no form. */
  redirect?(options: { returnTo: string | undefined; signUp: boolean }): Promise<void>
  /** Completes the redirect from the provider's page: begins the session and resolves with the requested page. */
  comeBack?(): Promise<string | undefined>
}
