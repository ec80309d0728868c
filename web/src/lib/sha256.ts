/** Fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8 (FIPS 180-4). */
const PRIMES = firstPrimes(64)
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/**
 * In hexadecimal. The browser's own digest is missing where the app is served without https, and a link must be made
 * there too.
 */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text))
  const state = [...START]
  for (let at = 0; at < message.byteLength; at += 64) mix(state, new DataView(message.buffer, at))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** One bit, zeros, and the length in bits, to whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  message.set(bytes)
  message[bytes.length] = 0x80
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8)
  return message
}

function mix(state: number[], block: DataView): void {
  const words: number[] = []
  for (let i = 0; i < 64; i++) {
    const [old = 0, recent = 0] = [words[i - 15], words[i - 2]]
    const low = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3)
    const high = turn(recent, 17) ^ turn(recent, 19) ^ (recent >>> 10)
    const mixed = (words[i - 16] ?? 0) + low + (words[i - 7] ?? 0) + high
    words.push(i < 16 ? block.getUint32(i * 4) : mixed | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [i, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] ?? 0) + word
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries())
    state[i] = ((state[i] ?? 0) + word) | 0
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  }
  return primes
}
