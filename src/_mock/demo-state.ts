import { type Demo, parseDemo, type Refusal } from './demo'

// The source of the text: the page's URL, a story's, or none (node).
let read: () => string | null | undefined = () => undefined
// The text whose `next` has been used: a URL that returns with it (after sign-in, by Back) has no effect.
let spent: string | null | undefined
let onSpent = () => {}

/** Sets the function that reads the demo settings; it is called for each request. */
export function setDemoSource(source: typeof read) {
  read = source
  spent = undefined
}

/** Sets the listener for a used `next`; it is called at once if that has happened already. */
export function setOnSpent(listener: () => void) {
  onSpent = listener
  if (currentText() === spent && spent) listener()
}

/** Allows the same `next` again. */
export function renewDemo() {
  spent = undefined
}

/** The current demo settings. */
export function currentDemo(): Demo {
  const text = currentText()
  const demo = parseDemo(text)
  return text && text === spent ? { ...demo, next: undefined } : demo
}

/** Returns the response for the next request, and clears it. */
export function takeNext(): Refusal | undefined {
  const { next } = currentDemo()
  if (!next) return undefined
  spent = currentText()
  onSpent()
  return next
}

const currentText = () => read()
