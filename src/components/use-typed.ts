import { useState } from 'react'

/**
 * What stands in a text box whose text is in the address, which follows a moment after each key: the typed text stands
 * until the address has it, and gives way when the address changes for another reason.
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
