import { useSyncExternalStore } from 'react'
import { foldsAttribute as attribute, foldsKey as key } from './folds-key'

// The groups that the user has expanded and collapsed, as words: `+id`, `-id`, and `-id@path` for a group collapsed on one of its
// own pages. The boot script also puts them on <html>, for CSS before React has mounted.
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
    // Storage is full or blocked: it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The id of a group or section, valid between two blanks and in a CSS string. */
export const foldId = (...titles: string[]) => titles.join('/').replace(/[\s"\\]+/g, '_')

interface Fold {
  id: string
  /** The state until the user changes it. */
  initial: boolean
  /** The current page, if it is inside: collapsing the part there is undone on another page. */
  path?: string | undefined
}

/** The state of a collapsible part of the navigation, and its setter. It lasts as long as the tab. */
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

/** CSS of a collapsible part by the same rules, until React has read what is stored. */
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
