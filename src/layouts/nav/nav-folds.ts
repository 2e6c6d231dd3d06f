import { useSyncExternalStore } from 'react'

// What the person has opened and closed, as words: `+id`, `-id`, and `-id@path` for a group closed on a page of its own.
// The boot script puts them on <html> as well, so that CSS has them before React does.
const key = 'nav-groups'
const attribute = 'data-nav-groups'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function read() {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return document.documentElement.getAttribute(attribute) ?? ''
  }
}

function write(text: string) {
  document.documentElement.setAttribute(attribute, text)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** An identifier of a group or section that fits between two blanks and into a CSS string. */
export const foldId = (...titles: string[]) => titles.join('/').replace(/[\s"\\]+/g, '_')

interface Fold {
  id: string
  /** Whether it is open as long as nobody has said otherwise. */
  initial: boolean
  /** The current page, if it lies in the fold: closing it there is forgotten on another page. */
  path?: string | undefined
}

/** Whether a part of the navigation is open, and the way to change that. It lasts as long as the tab. */
export function useFold({ id, initial, path }: Fold) {
  const words = useSyncExternalStore(subscribe, read, () => '').split(' ')
  const closing = closingWord({ id, path })
  const open = !words.includes(closing) && (initial || words.includes(`+${id}`))

  function toggle() {
    const others = words.filter((word) => word && word !== `+${id}` && word.split('@')[0] !== `-${id}`)
    write([...others, open ? closing : `+${id}`].join(' '))
  }

  return [open, toggle] as const
}

const closingWord = ({ id, path }: Pick<Fold, 'id' | 'path'>) => `-${id}${path ? `@${path}` : ''}`

/** Styles of a fold by the same rules, for the time before React knows what is stored. */
export function foldStyles(fold: Pick<Fold, 'id' | 'path'>) {
  return {
    [`&[data-open], html[${attribute}~="+${fold.id}"] &`]: {
      '& > .fold': { gridTemplateRows: '1fr', visibility: 'visible' },
      '& > .handle .caret': { rotate: '0deg' },
    },
    [`html[${attribute}~="${closingWord(fold)}"] &&`]: {
      '& > .fold': { gridTemplateRows: '0fr', visibility: 'hidden' },
      '& > .handle .caret': { rotate: 'var(--closed)' },
    },
  }
}
