const common = /^(?:password|passwort|qwerty|azerty|letmein|welcome|admin|abc|iloveyou|123)/i

/**
 * The strength of a password from 0 (empty) to 4, by length and kinds of characters, reduced for repetitions and the beginnings
 * of the most common passwords. A hint only; the server decides.
 */
export function passwordStrength(password: string) {
  if (!password) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /[^\p{ASCII}]/u].filter((kind) =>
    kind.test(password),
  )
  // The number of different characters matters more than the length.
  const length = Math.min([...password].length, new Set(password).size * 1.5)
  const points = length + kinds.length * 2 - (common.test(password) ? 8 : 0)
  return points >= 19 ? 4 : points >= 15 ? 3 : points >= 11 ? 2 : 1
}
