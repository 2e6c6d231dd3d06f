/** What was typed where the session ended or the page was loaded anew under a form, until the same person is back. */
const storageKey = 'ark-drafts'
const drafts = new Map<string, unknown>(stored())
const forms = new Set<{ key: string; typed: () => unknown }>()
let reloading = false

/** Keeps what is in all forms with unsaved changes. */
export function keepDrafts() {
  for (const { key, typed } of forms) {
    const values = typed()
    if (values !== undefined) drafts.set(key, values)
  }
}

/** Lets go of all that is kept, as before another person comes. */
export function dropDrafts() {
  drafts.clear()
}

/** Whether a form has unsaved changes. */
export function hasTyped() {
  return [...forms].some(({ typed }) => typed() !== undefined)
}

/** Loads the page anew; what is typed is in its forms again afterwards. Where it cannot be stored the browser asks first. */
export function reloadWithDrafts() {
  keepDrafts()
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...drafts]))
    reloading = true
  } catch {
    // Full or forbidden.
  }
  location.reload()
}

/** Whether the page is being left with what is typed in it. */
export function isReloading() {
  return reloading
}

/**
 * For a form while it stands.
 * @param name tells it from other forms of the same page
 * @param typed gives what is in it; undefined where nothing would be lost
 * @returns the function that ends this
 */
export function watchDraft(name: string, typed: () => unknown) {
  const form = { key: keyOf(name), typed }
  forms.add(form)
  return () => {
    forms.delete(form)
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

function stored(): [string, unknown][] {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return text ? JSON.parse(text) : []
  } catch {
    return []
  }
}
