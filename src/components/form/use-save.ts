import { useQueryClient } from '@tanstack/react-query'
import { type Change, makeChange } from '@/api/change'
import { showMessage } from '@/components/snackbar-store'
import { useChange } from '@/components/use-change'

interface Told {
  /** What is said when it has gone well. */
  text: string
  /** The change that takes it back; without one there is no Undo. */
  undo?: Change | undefined
}

/**
 * Gives the function that saves a form: it makes the change and says so. What the API refuses is thrown, so that the form
 * shows it at its fields. A change without a form is made by `useChange`, which says the refusal too.
 */
export function useSave() {
  const client = useQueryClient()
  const change = useChange()
  return async function save(wanted: Change, { text, undo }: Told) {
    await makeChange(client, wanted)
    showMessage({ text, undo: undo && (() => change(undo)) })
  }
}
