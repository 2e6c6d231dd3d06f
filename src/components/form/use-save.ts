import { useQueryClient } from '@tanstack/react-query'
import { type Change, makeChange } from '@/api/change'
import { showMessage } from '@/components/snackbar-store'
import { useChange } from '@/components/use-change'

interface Told {
  /** The toast after success. */
  text: string
  /** The reverse change; without one there is no Undo. */
  undo?: Change | undefined
}

/**
 * Returns the function that saves a form: it makes the change and shows a toast. A rejection is thrown, so that the form can show
 * it at its fields. Changes without a form use `useChange`, which also reports rejections.
 */
export function useSave() {
  const client = useQueryClient()
  const change = useChange()
  return async function save(wanted: Change, { text, undo }: Told) {
    await makeChange(client, wanted)
    showMessage({ text, undo: undo && (() => change(undo)) })
  }
}
