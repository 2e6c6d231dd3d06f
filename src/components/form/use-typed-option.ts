import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { exactOption } from './match-option'
import type { Option } from './option'
import { type TypedText, TypedTexts } from './use-field'

interface TypedOption {
  name: string
  options: readonly Option[]
  multiple: boolean
  /** Accepts any text as value. */
  free: boolean
  /** The text of the value. */
  shown: string
  onTake: (option: Option) => void
  /** Called if the field was filled in without focus. */
  onLeave: () => void
}

/** The text of an autocomplete until it becomes the value: that of the matching or highlighted option. */
export function useTypedOption({ name, options, multiple, free, shown, onTake, onLeave }: TypedOption) {
  const [text, setText] = useState(shown)
  const input = useRef<HTMLInputElement>(null)
  const highlighted = useRef<Option | null>(null)
  const typedTexts = use(TypedTexts)
  const hasFocus = () => !!input.current && document.activeElement === input.current

  const [entry] = useState<TypedText>({ settle: () => {}, unlisted: false })

  function settle() {
    // A script may have set it without React noticing.
    const typed = input.current?.value.trim() ?? ''
    const isNew = !free && typed !== '' && typed !== shown
    const option = isNew ? (exactOption(options, typed) ?? highlighted.current) : undefined
    entry.unlisted = isNew && !option
    highlighted.current = null
    if (!option) return
    onTake(option)
    setText(multiple ? '' : option.label)
  }

  const settleNow = useEffectEvent(settle)
  useEffect(() => {
    entry.settle = () => settleNow()
    typedTexts.set(name, entry)
    return () => {
      typedTexts.delete(name)
    }
  }, [typedTexts, name, entry])

  const onFilled = useEffectEvent(() => {
    if (hasFocus()) return
    settle()
    onLeave()
  })
  useEffect(() => {
    const element = input.current
    // Autofill and password managers: a value and an event, without focus.
    const events = ['input', 'change'] as const
    const listener = () => onFilled()
    for (const event of events) element?.addEventListener(event, listener)
    return () => {
      for (const event of events) element?.removeEventListener(event, listener)
    }
  }, [])

  return {
    text,
    setText,
    input,
    settle,
    /** Called when an option is chosen. */
    chosen: () => {
      entry.unlisted = false
    },
    hasFocus,
    highlight: (option: Option | null) => {
      highlighted.current = option
    },
  }
}
