import { create } from 'zustand'
import { hasCommandKey } from '@/utils/command-key'

interface SearchState {
  /** Undefined until the dialog has been opened for the first time, which loads it. */
  open: boolean | undefined
}

/** The state of the search dialog. */
export const useSearch = create<SearchState>(() => ({ open: undefined }))

let boxes = 0
let typed = ''

/** While the text field is mounted it takes the keys itself. */
export function holdTextBox() {
  boxes++
  typed = ''
  return () => {
    boxes--
  }
}

/** The text typed while the dialog was loading. */
export const typedEarly = () => typed

export function setSearchOpen(open: boolean | undefined) {
  useSearch.setState({ open })
}

const patience = 2000 // ms that an early key press waits for the frame
let frames = 0

// The key K: by letter, or by position on keyboards of another alphabet.
const isShortcut = (event: KeyboardEvent) =>
  (/^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK') &&
  hasCommandKey(event) &&
  !event.altKey &&
  !event.shiftKey

const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing

/** Handles the shortcut while a frame with a search is mounted; `onModifier` is called on the first of its two keys. */
export function listenForSearch(onModifier: () => void) {
  function onKey(event: KeyboardEvent) {
    // The dialog starts loading at the first of the two keys.
    if (event.key === 'Control' || event.key === 'Meta') onModifier()
    const { open } = useSearch.getState()
    if (open && boxes === 0 && isLetter(event)) {
      event.preventDefault()
      typed += event.key
    }
    if (!isShortcut(event)) return
    event.preventDefault()
    // Not over another dialog.
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

/** Keeps a key press from before the frame is mounted, such as during startup or after the sign-in. */
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
