const key = 'jwt_access_token'

// Where the browser's storage is full or forbidden, the session lasts as long as the page.
let inMemory: string | null = null

export function readToken() {
  try {
    return sessionStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

export function writeToken(token: string | null) {
  inMemory = token
  try {
    // First: where the storage is full, the one before must not be taken for it.
    sessionStorage.removeItem(key)
    if (token !== null) sessionStorage.setItem(key, token)
  } catch {}
}
