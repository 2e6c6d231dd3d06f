import { useState } from 'react'

/**
 * The text of a text field that is stored in the URL, which is updated a moment after each key: the typed text stays until the
 * URL has it, and is replaced if the URL changes for another reason.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState({ text: value, sent: [value] })
  if (typed.text === value && typed.sent.length > 1) setTyped({ text: value, sent: [value] })
  const text = typed.sent.includes(value) ? typed.text : value
  function type(next: string) {
    setTyped({ text: next, sent: [...typed.sent, value, next] })
    onChange(next)
  }
  return [text, type] as const
}
