import { type Demo, parseDemo, type Refusal } from './demo'

// Where the text stands: in the page's address, in a story's, or nowhere (node).
let read: () => string | null | undefined = () => undefined
// The text whose `next` has been used up: an address that comes back with it (from the sign-in, by Back) does nothing.
let spent: string | null | undefined
let onSpent = () => {}

/** Names where the demo API looks, at each call, for what it is told to do. */
export function setDemoSource(source: typeof read) {
  read = source
  spent = undefined
}

/** Names what to do when `next` has been used up; it is told at once where that was before. */
export function setOnSpent(listener: () => void) {
  onSpent = listener
  if (currentText() === spent && spent) listener()
}

/** A `next` is asked for anew. */
export function renewDemo() {
  spent = undefined
}

/** What the demo API is told to do now. */
export function currentDemo(): Demo {
  const text = currentText()
  const demo = parseDemo(text)
  return text && text === spent ? { ...demo, next: undefined } : demo
}

/** Uses up what the next call is to be answered with. */
export function takeNext(): Refusal | undefined {
  const { next } = currentDemo()
  if (!next) return undefined
  spent = currentText()
  onSpent()
  return next
}

const currentText = () => read()
