import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { type FileItem, filesQuery, type TakenName } from '@/api/files'
import { topFolder } from '@/api/files-search'
import { sessionSignal } from '@/api/session-scope'
import { nameKey } from '@/utils/plain-text'

interface Question {
  /** What bears the names now. */
  taken: FileItem[]
  answer: (choice: TakenName | undefined) => void
}

/** What a person is asked about names that are taken: by a drop, an upload or a dialog alike. */
export const useTakenNames = create<{ question: Question | null }>(() => ({ question: null }))

interface Place {
  parentId: string | null
  /** Files that may bear the names. */
  but?: FileItem[]
}

/**
 * Looks whether a folder has some of the names already, and then asks what is to become of them.
 * @returns what is replaced, and what each name wants of the API; nothing where the person gave it up, or the session ended.
 */
export async function settleNames(client: QueryClient, names: string[], { parentId, but = [] }: Place) {
  const session = sessionSignal()
  const keys = names.map(nameKey)
  const found = await Promise.all(
    parts(names).map((name) => {
      const wanted = filesQuery({ parentId: parentId ?? topFolder, name, pageSize: names.length })
      return client.fetchQuery({ ...wanted, staleTime: 0 }).then(
        ({ data }) => data,
        // Where that cannot be had both are kept.
        () => [],
      )
    }),
  )
  const taken = found
    .flat()
    .filter(({ id, name }) => keys.includes(nameKey(name)) && !but.some((file) => file.id === id))
  const choice = taken.length > 0 && !session.aborted ? await ask(taken, session) : 'keepBoth'
  if (!choice || session.aborted) return undefined
  return {
    replaced: choice === 'replace' ? taken : [],
    // Of two that come with the same name the second does not take the place of the first.
    ifTaken: keys.map((key, index): TakenName => (keys.indexOf(key) === index ? choice : 'keepBoth')),
  }
}

/** As many at a time as an address holds. */
function parts(names: string[]) {
  const most = 50
  return Array.from({ length: Math.ceil(names.length / most) }, (_, part) =>
    names.slice(part * most, (part + 1) * most),
  )
}

function ask(taken: FileItem[], session: AbortSignal) {
  return new Promise<TakenName | undefined>((resolve) => {
    const question: Question = {
      taken,
      answer(choice) {
        useTakenNames.setState((held) => (held.question === question ? { question: null } : held))
        resolve(choice)
      },
    }
    useTakenNames.setState({ question })
    session.addEventListener('abort', () => question.answer(undefined), { once: true })
  })
}
