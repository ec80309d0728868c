import { createHash, randomInt } from 'node:crypto'

const CODES = 10
const CODE_CHARACTERS = 16
/** Without those that are taken for one another on paper. Sixteen of them hold 79 bits: no guess finds one. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, createCode)
}

function createCode(): string {
  return Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  )
}

/** As it was printed or as somebody typed it: letter case, spaces and hyphens do not count. */
export function normalizeRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** A random code needs no slow hash; the factor's id keeps equal codes of two people apart. */
export function hashRecoveryCode(factorId: string, code: string): string {
  return createHash('sha256').update(`${factorId}/${code}`).digest('hex')
}
