import { useEffect, useState } from 'react'
import { takeDraft, watchDraft } from './drafts'

/**
 * The text of a field outside a form, and its setter. After an expired session or a reload it is restored, once the same user is
 * back. `name` is unique on its page.
 */
export function useKeptText(name: string) {
  const [text, setText] = useState('')
  useEffect(() => {
    const draft = takeDraft(name)
    if (typeof draft === 'string') setText(draft)
  }, [name])
  useEffect(() => watchDraft(name, () => text || undefined), [name, text])
  return [text, setText] as const
}
