/** What was typed where the session ended under a form; in memory alone, until the same person is back at its address. */
const drafts = new Map<string, unknown>()
const keepers = new Set<() => void>()

/** Keeps what is in all forms with unsaved changes. */
export function keepDrafts() {
  for (const keep of keepers) keep()
}

/** Lets go of all that is kept, as before another person comes. */
export function dropDrafts() {
  drafts.clear()
}

/**
 * For a form while it stands.
 * @param name tells it from other forms of the same page
 * @param typed gives what is in it; undefined where nothing would be lost
 * @returns the function that ends this
 */
export function watchDraft(name: string, typed: () => unknown) {
  const key = keyOf(name)
  const keep = () => {
    const values = typed()
    if (values !== undefined) drafts.set(key, values)
  }
  keepers.add(keep)
  return () => {
    keepers.delete(keep)
  }
}

/** Hands out what is kept of a form, once. */
export function takeDraft(name: string) {
  const draft = drafts.get(keyOf(name))
  drafts.delete(keyOf(name))
  return draft
}

function keyOf(name: string) {
  return `${location.pathname}${location.search} ${name}`
}
