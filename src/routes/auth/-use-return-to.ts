import { useHydrated, useSearch } from '@tanstack/react-router'

/** The wanted page that the address carries. The prerendered page knows none; the first render is the same. */
export function useReturnTo() {
  const { returnTo } = useSearch({ strict: false })
  return useHydrated() ? returnTo : undefined
}
