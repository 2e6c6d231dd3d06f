import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { about, missingVariables } from '@/auth/about'
import { wantedPath } from '@/auth/guards'
import { readPending } from '@/auth/pending'
import type { AuthStep } from '@/auth/provider'
import type { AuthMethod } from '@/config'
import { useReturnTo } from '@/routes/auth/-use-return-to'

/** What the pages of a provider have in common. */
export function useProvider() {
  const { provider = 'auth0' } = useParams({ strict: false })
  const router = useRouter()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const name = provider as AuthMethod
  const missing = missingVariables(name)
  return {
    provider: name,
    about: about[name],
    missing,
    disabled: missing.length > 0,
    returnTo,
    /** Whom the last message was sent to. */
    pending: readPending(),
    /** Goes to the provider's next page, or to the wanted one where the session has begun. */
    goOn(step: AuthStep | undefined, done?: 'verified' | 'updated') {
      if (!step) return navigate({ href: wantedPath(returnTo, router.options.context), replace: true })
      const search = { returnTo, ...(done && { done }) }
      return navigate({ to: `/auth/$provider/${step}`, params: { provider: name }, search, replace: !!done })
    },
  }
}
