import { useEffect, useState } from 'react'
import type { Link } from '@/auth/provider'
import type { AuthMethod } from '@/config'

/** What a link that a provider has sent by e-mail can have in its search, and in its hash. */
const marks: Partial<Record<AuthMethod, { search: string[]; hash: string[] }>> = {
  firebase: { search: ['oobCode'], hash: [] },
  supabase: {
    search: ['code', 'token_hash', 'type', 'error', 'error_code'],
    // Tokens in the search would be in the logs of the host, and in referrers: they are not taken from there.
    hash: ['access_token', 'refresh_token', 'token_hash', 'type', 'error', 'error_code'],
  },
}

/** The params that a provider's link has brought to this page; undefined without any. */
export function useLink(provider: AuthMethod): Link | undefined {
  const [link] = useState(() => readLink(provider))
  useEffect(() => {
    // The tokens are of no more use, and must not be found in the history.
    if (link && location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [link])
  return link ?? undefined
}

function readLink(provider: AuthMethod): Link | null {
  const { search = [], hash = [] } = marks[provider] ?? {}
  const params = { ...read(location.search, search), ...read(location.hash, hash) }
  return Object.keys(params).some((name) => name !== 'type') ? params : null
}

const read = (text: string, names: string[]): Link =>
  Object.fromEntries([...new URLSearchParams(text.slice(1))].filter(([name]) => names.includes(name)))
