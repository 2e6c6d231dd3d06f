import { useState } from 'react'

/** State of the hidden parts of a chart; the last visible one cannot be hidden. */
export function useHidden(names: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const left = names.filter((name) => !chosen.has(name))
  const hidden: ReadonlySet<string> = left.length > 0 ? chosen : new Set()
  function toggle(name: string) {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    if (names.some((name) => !next.has(name))) setChosen(next)
  }
  return [hidden, toggle] as const
}
