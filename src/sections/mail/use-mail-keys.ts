import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The shortcuts of the page: a letter as it is labeled, or a sign. */
export const mailKeys = ['j', 'k', 'c', 'r', 'e', '#', 's', 'u', 'x', '/', '?'] as const
type MailKey = (typeof mailKeys)[number]

const storageKey = 'mail-shortcuts'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

function read() {
  try {
    chosen ??= localStorage.getItem(storageKey) !== 'off'
  } catch {
    // Blocked: the choice lasts as long as the page.
  }
  return chosen ?? true
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Turns the shortcuts on or off, for who dictates or types by accident (WCAG 2.1.4). */
export function setKeysOn(on: boolean) {
  chosen = on
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export const useKeysOn = () => useSyncExternalStore(subscribe, read, () => true)

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="separator"]'

/** The shortcut of a key event, if it is one and does not belong to a field, a menu or a dialog. */
function mailKeyOf(event: KeyboardEvent): MailKey | undefined {
  const { key, code, ctrlKey, metaKey, altKey, isComposing, target, defaultPrevented } = event
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return undefined
  if (target instanceof Element && target.closest(typing)) return undefined
  if (document.querySelector('.MuiModal-root:not([aria-hidden="true"])')) return undefined
  // On keyboards of another alphabet by position.
  const letter = /^[^ -~]$/.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : key
  return mailKeys.find((each) => each === letter?.toLowerCase())
}

/** Calls the action of a shortcut, while they are on. */
export function useMailKeys(actions: Record<MailKey, (() => void) | undefined>) {
  const isOn = useKeysOn()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const key = mailKeyOf(event)
      const action = key && latest.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])
}
