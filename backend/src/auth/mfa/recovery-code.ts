import { createHash, randomInt } from 'node:crypto'

const CODES = 10
const CODE_CHARACTERS = 16
/** The alphabet omits characters that look alike on paper. Sixteen characters hold 79 bits, which cannot be guessed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, createCode)
}

function createCode(): string {
  return Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  )
}

export function normalizeRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** A random code needs no slow hash; the factor's id separates equal codes of two people. */
export function hashRecoveryCode(factorId: string, code: string): string {
  return createHash('sha256').update(`${factorId}/${code}`).digest('hex')
}
