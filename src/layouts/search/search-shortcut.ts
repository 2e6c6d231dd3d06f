import { create } from 'zustand'
import { hasCommandKey } from '@/utils/command-key'

interface SearchState {
  /** Nothing until the dialog was opened for the first time: it is loaded then. */
  open: boolean | undefined
}

/** Whether the search dialog is open. */
export const useSearch = create<SearchState>(() => ({ open: undefined }))

let boxes = 0
let typed = ''

/** While the text box stands it takes the keys itself. */
export function holdTextBox() {
  boxes++
  typed = ''
  return () => {
    boxes--
  }
}

/** What was typed while the dialog was still on its way. */
export const typedEarly = () => typed

export function setSearchOpen(open: boolean | undefined) {
  useSearch.setState({ open })
}

const patience = 2000 // ms that an early press waits for the frame
let frames = 0

// The key K: by its letter, or by its place where the keyboard types another alphabet.
const isShortcut = (event: KeyboardEvent) =>
  (/^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK') &&
  hasCommandKey(event) &&
  !event.altKey &&
  !event.shiftKey

const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing

/** Takes the shortcut while a frame with its search stands; `onModifier` is the first of its two keys. */
export function listenForSearch(onModifier: () => void) {
  function onKey(event: KeyboardEvent) {
    // The dialog is on its way while the second key is still sought.
    if (event.key === 'Control' || event.key === 'Meta') onModifier()
    const { open } = useSearch.getState()
    if (open && boxes === 0 && isLetter(event)) {
      event.preventDefault()
      typed += event.key
    }
    if (!isShortcut(event)) return
    event.preventDefault()
    // One at a time: over another dialog it does nothing.
    if (open || !document.querySelector('.MuiModal-root:not([aria-hidden="true"], [data-search])')) setSearchOpen(!open)
  }
  frames++
  addEventListener('keydown', onKey)
  return () => {
    frames--
    removeEventListener('keydown', onKey)
    setSearchOpen(undefined)
  }
}

/** At the start: keeps a press that comes before the frame does, on the way from the sign-in or before React. */
export function startSearchShortcut(frameIsComing: () => boolean) {
  addEventListener('keydown', (event) => {
    if (frames > 0 || !isShortcut(event) || !frameIsComing()) return
    event.preventDefault()
    setSearchOpen(true)
    setTimeout(() => {
      if (frames === 0) setSearchOpen(undefined)
    }, patience)
  })
}
