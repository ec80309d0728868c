import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { damaged, wrongPassphrase } from '../errors.ts'

/**
 * The beginning of an encrypted archive: a mark, scrypt's costs and salt, a check of the pass phrase and the part of
 * the nonces that is this archive's own. Every chunk behind it authenticates it.
 */
const MARK = Buffer.from('predio-backup-1\n', 'ascii')
const COSTS: ScryptCosts = { log2N: 17, r: 8, p: 1 }
/** Costs are read from a file that anybody may have made: more would only be there to exhaust the memory. */
const MAX_LOG2N = 20
const MAX_R_AND_P = 16
const SALT_BYTES = 16
const CHECK_BYTES = 16
const PREFIX_BYTES = 7
const KEY_BYTES = 32
export const HEADER_BYTES = MARK.length + 3 + SALT_BYTES + CHECK_BYTES + PREFIX_BYTES

interface ScryptCosts {
  log2N: number
  r: number
  p: number
}

export interface ArchiveKey {
  key: Buffer
  header: Buffer
  noncePrefix: Buffer
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** `costs` are for tests, which make archives that nobody wants to open. */
export async function createArchiveKey(passphrase: string, costs = COSTS): Promise<ArchiveKey> {
  const { log2N, r, p } = costs
  const salt = randomBytes(SALT_BYTES)
  const noncePrefix = randomBytes(PREFIX_BYTES)
  const { key, check } = await stretch(passphrase, salt, costs)
  const header = Buffer.concat([MARK, Buffer.of(log2N, r, p), salt, check, noncePrefix])
  return { key, header, noncePrefix }
}

export function isEncrypted(start: Uint8Array): boolean {
  return MARK.equals(start.subarray(0, MARK.length))
}

export async function openArchiveKey(header: Buffer, passphrase: string): Promise<ArchiveKey> {
  if (header.length < HEADER_BYTES) throw damaged('el archivo termina antes de tiempo')
  const [log2N = 0, r = 0, p = 0] = header.subarray(MARK.length)
  if (log2N < 1 || log2N > MAX_LOG2N || r < 1 || r > MAX_R_AND_P || p < 1 || p > MAX_R_AND_P) {
    throw damaged('la cabecera del cifrado no se entiende')
  }
  const saltAt = MARK.length + 3
  const checkAt = saltAt + SALT_BYTES
  const prefixAt = checkAt + CHECK_BYTES
  const costs = { log2N, r, p }
  const { key, check } = await stretch(passphrase, header.subarray(saltAt, checkAt), costs)
  if (!timingSafeEqual(check, header.subarray(checkAt, prefixAt))) throw wrongPassphrase()
  return { key, header, noncePrefix: header.subarray(prefixAt, HEADER_BYTES) }
}

/** The same phrase typed on another keyboard may come in other code points. */
async function stretch(passphrase: string, salt: Buffer, { log2N, r, p }: ScryptCosts) {
  const N = 2 ** log2N
  const options = { N, r, p, maxmem: 256 * N * r }
  const bytes = await derive(passphrase.normalize('NFKC'), salt, KEY_BYTES + CHECK_BYTES, options)
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) }
}
