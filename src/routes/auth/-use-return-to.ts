import { useSearch } from '@tanstack/react-router'

/** The wanted page that the address carries. */
export function useReturnTo() {
  const { returnTo } = useSearch({ strict: false })
  return returnTo
}
