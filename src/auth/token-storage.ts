const key = 'jwt_access_token'

// Where the browser's storage is full or forbidden, the session lasts as long as the page.
let inMemory: string | null = null

function keep(token: string) {
  try {
    sessionStorage.setItem(key, token)
  } catch (error) {
    // Full: the one before must not be taken for it.
    sessionStorage.removeItem(key)
    throw error
  }
}

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
    if (token === null) sessionStorage.removeItem(key)
    else keep(token)
  } catch {}
}
