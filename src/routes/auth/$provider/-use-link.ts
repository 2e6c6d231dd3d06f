import { useHydrated } from '@tanstack/react-router'
import type { Link } from '@/auth/provider'

/** What can stand in a link that a provider has sent by e-mail. */
const marks = ['oobCode', 'token_hash', 'access_token', 'error_code', 'error']

/** The params that a provider's link has brought to this page, from its search and its hash; undefined without any. */
export function useLink(): Link | undefined {
  if (!useHydrated()) return undefined
  const { search, hash } = window.location
  const params = { ...read(search.slice(1)), ...read(hash.slice(1)) }
  return marks.some((mark) => mark in params) ? params : undefined
}

const read = (text: string): Link => Object.fromEntries(new URLSearchParams(text))
