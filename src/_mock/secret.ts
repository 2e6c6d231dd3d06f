/** A hashed password, since people may try the demo with a real one. */
export interface Secret {
  salt: string
  hash: string
}

const iterations = 100_000

/** Undefined if the browser has no Web Crypto, as on a page without https. */
export async function createSecret(password: string): Promise<Secret | undefined> {
  if (!globalThis.crypto?.subtle) return
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, hash: await hashOf(password, salt) }
}

export async function isSecretOf({ salt, hash }: Secret, password: string) {
  return !globalThis.crypto?.subtle || (await hashOf(password, salt)) === hash
}

async function hashOf(password: string, salt: string) {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }
  return toText(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
