import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { type FileItem, files, type TakenName, topFolder } from '@/api/files'
import { sessionSignal } from '@/api/session-scope'
import { nameKey } from '@/utils/plain-text'

interface Question {
  /** The existing files with these names. */
  taken: FileItem[]
  answer: (choice: TakenName | undefined) => void
}

/** The open name-conflict question, whichever action raised it. */
export const useTakenNames = create<{ question: Question | null }>(() => ({ question: null }))

interface Place {
  parentId: string | null
  /** Files that may keep the names. */
  but?: FileItem[]
}

/**
 * Checks whether a folder already has some of the names, and asks how to resolve the conflicts.
 * @returns the files to replace, and the choice per name for the API; undefined if the user cancelled or the session ended
 */
export async function settleNames(client: QueryClient, names: string[], { parentId, but = [] }: Place) {
  const session = sessionSignal()
  const keys = names.map(nameKey)
  const found = await Promise.all(
    parts(names).map((name) => {
      const wanted = files.list({ parentId: parentId ?? topFolder, name, pageSize: names.length })
      return client.fetchQuery({ ...wanted, staleTime: 0 }).then(
        ({ data }) => data,
        // If the check fails, both are kept.
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
    // Of two new files with the same name the second does not replace the first.
    ifTaken: keys.map((key, index): TakenName => (keys.indexOf(key) === index ? choice : 'keepBoth')),
  }
}

/** In chunks that fit into a URL. */
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
