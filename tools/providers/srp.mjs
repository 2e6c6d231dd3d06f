// The server side of Cognito's sign-in by SRP: RFC 5054 with the group of 3072 bits, and the key as Cognito derives it.
import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'

const N = toNumber(getDiffieHellman('modp15').getPrime())
const g = 2n
const k = toNumber(sha256(bytes(N), bytes(g)))

/** Begins: returns the challenge for the site, and a function that verifies its response. */
export function challenge({ poolName, user, password, A: sent }) {
  const A = toNumber(Buffer.from(sent.padStart(768, '0'), 'hex'))
  const salt = toNumber(randomBytes(16))
  const secretBlock = randomBytes(64)
  const x = toNumber(sha256(bytes(salt), sha256(`${poolName}${user}:${password}`)))
  const v = power(g, x)
  const b = toNumber(randomBytes(32))
  const B = (k * v + power(g, b)) % N
  const u = toNumber(sha256(bytes(A), bytes(B)))
  const S = power(A * power(v, u), b)
  const key = Buffer.from(hkdfSync('sha256', bytes(S), bytes(u), 'Caldera Derived Key', 16))
  return {
    parameters: {
      SRP_B: B.toString(16),
      SALT: salt.toString(16),
      SECRET_BLOCK: secretBlock.toString('base64'),
      USER_ID_FOR_SRP: user,
    },
    isProvedBy({ TIMESTAMP: time, PASSWORD_CLAIM_SIGNATURE: signature }) {
      const seal = createHmac('sha256', key).update(poolName).update(user).update(secretBlock).update(time)
      return seal.digest('base64') === signature
    },
  }
}

function sha256(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function toNumber(buffer) {
  return BigInt(`0x${buffer.toString('hex')}`)
}

/** Java's encoding of a non-negative number: with a leading zero if the first bit is set. */
function bytes(number) {
  const hex = number.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function power(base, exponent) {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}
