import { useEffect, useRef, useState } from 'react'
import { takeDraft, watchDraft } from './drafts'

/**
 * The text of a field outside a form, undefined until something is typed, its setter, and a function that sends it. After an
 * expired session or a reload it is restored, once the same user is back, also if it was being sent.
 * @param name unique on its page
 * @param saved the text that the field has anyway
 */
export function useKeptText(name: string, saved = '') {
  const [text, setText] = useState<string>()
  const pending = useRef<string>(undefined)
  useEffect(() => {
    const draft = takeDraft(name)
    if (typeof draft === 'string') setText(draft)
  }, [name])
  const isTyped = text !== undefined && text !== saved
  useEffect(() => watchDraft(name, () => (isTyped ? text : pending.current)), [name, isTyped, text])

  /**
   * Sends a text. The field is ready for the next one at once; a rejected text comes back, unless another one has been typed.
   * @param next what the field has meanwhile
   */
  async function send(sent: string, call: (text: string) => Promise<boolean>, next?: string) {
    setText(next)
    pending.current = sent
    const isAccepted = await call(sent)
    if (pending.current === sent) pending.current = undefined
    if (!isAccepted) setText((now) => (now === undefined || now === next ? sent : now))
  }

  return [text, setText, send] as const
}
