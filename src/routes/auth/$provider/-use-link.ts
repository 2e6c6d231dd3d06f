import { useEffect, useState } from 'react'
import type { Link } from '@/auth/provider'
import type { Way } from '@/auth/way'

/** The params of the provider's link that opened this page; undefined without any. */
export function useLink(way: Way): Link | undefined {
  const [link] = useState(() => readLink(way))
  useEffect(() => {
    // The tokens are used up, and must not stay in the history.
    if (link && location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [link])
  return link ?? undefined
}

function readLink({ link }: Way): Link | null {
  const { search, hash } = link ?? { search: [], hash: [] }
  const params = { ...read(location.search, search), ...read(location.hash, hash) }
  return Object.keys(params).some((name) => name !== 'type') ? params : null
}

const read = (text: string, names: readonly string[]): Link =>
  Object.fromEntries([...new URLSearchParams(text.slice(1))].filter(([name]) => names.includes(name)))
