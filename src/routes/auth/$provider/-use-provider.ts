import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { wantedPath } from '@/auth/guards'
import { readPending } from '@/auth/pending'
import { type AuthStep, missingVariables } from '@/auth/way'
import { ways } from '@/auth/ways'
import { useReturnTo } from '@/routes/auth/-use-return-to'

/** State and navigation shared by a provider's pages. */
export function useProvider() {
  const { provider = '' } = useParams({ strict: false })
  const router = useRouter()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const way = ways[provider]
  // The guard prevents this.
  if (!way) throw new Error(`There is no way of signing in called ${provider}.`)
  return {
    way,
    disabled: missingVariables(way).length > 0,
    returnTo,
    /** The recipient of the last message. */
    pending: readPending(),
    /** Goes to the provider's next page, or to the requested page if the session has begun. */
    goOn(step: AuthStep | undefined, done?: 'verified' | 'updated') {
      if (!step) return navigate({ href: wantedPath(returnTo, router.options.context), replace: true })
      const search = { returnTo, ...(done && { done }) }
      return navigate({ to: `/auth/$provider/${step}`, params: { provider }, search, replace: !!done })
    },
  }
}
