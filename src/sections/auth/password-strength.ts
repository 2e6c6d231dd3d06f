const common = /^(?:password|passwort|qwerty|azerty|letmein|welcome|admin|abc|iloveyou|123)/i

/**
 * How hard a password is to guess, from 0 (nothing typed) to 4: by its length and the kinds of its characters, less
 * where it repeats itself or begins as the most common ones do. A hint for people; the server has the last word.
 */
export function passwordStrength(password: string) {
  if (!password) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /[^\p{ASCII}]/u].filter((kind) =>
    kind.test(password),
  )
  // How many different characters there are says more than how many there are.
  const length = Math.min([...password].length, new Set(password).size * 1.5)
  const points = length + kinds.length * 2 - (common.test(password) ? 8 : 0)
  return points >= 19 ? 4 : points >= 15 ? 3 : points >= 11 ? 2 : 1
}
