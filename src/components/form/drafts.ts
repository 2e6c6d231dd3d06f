/** Drafts of forms, from the end of the session or a reload until the same user is back. */
const storageKey = 'ark-drafts'
const drafts = new Map(stored())
const forms = new Set<{ key: string; typed: () => unknown }>()
let reloading = false

/** Stores the contents of all forms with unsaved changes. */
export function keepDrafts() {
  for (const { key, typed } of forms) {
    const values = typed()
    if (values !== undefined) drafts.set(key, values)
  }
}

/** Deletes all drafts, as before another user signs in. */
export function dropDrafts() {
  drafts.clear()
}

/** True if a form has unsaved changes. */
export function hasTyped() {
  return [...forms].some(({ typed }) => typed() !== undefined)
}

/** Reloads the page and restores the forms' contents. If they cannot be stored, the browser asks first. */
export function reloadWithDrafts() {
  keepDrafts()
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...drafts]))
    reloading = true
  } catch {
    // Storage is full or blocked.
  }
  location.reload()
}

/** True while the page reloads with drafts stored. */
export function isReloading() {
  return reloading
}

/**
 * Registers a form while it is mounted.
 * @param name unique on its page
 * @param typed returns the form's contents; undefined without unsaved changes
 * @returns the function that unregisters it
 */
export function watchDraft(name: string, typed: () => unknown) {
  const form = { key: keyOf(name), typed }
  forms.add(form)
  return () => {
    forms.delete(form)
  }
}

/** Returns a form's draft and deletes it. */
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
    const entries: unknown = text ? JSON.parse(text) : []
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, unknown] {
  return Array.isArray(entry) && typeof entry[0] === 'string'
}
