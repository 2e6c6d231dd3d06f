import { useRouter, useSearch } from '@tanstack/react-router'
import { wantedPath } from '@/auth/guards'

/** The `returnTo` of the URL. */
export function useReturnTo() {
  const { returnTo } = useSearch({ strict: false })
  return returnTo
}

/** The search params of the sign-in pages: where to go afterwards, and whether to add an account. */
export function useSignInSearch() {
  const { returnTo, add } = useSearch({ strict: false })
  const { navigate, options } = useRouter()
  const href = wantedPath(returnTo, options.context)
  return {
    search: { returnTo, add: add ? (true as const) : undefined },
    href,
    /** Opens the wanted page if the guard does not, since it lets those stay who were signed in already. */
    leave: async () => add && navigate({ href, replace: true }),
  }
}
