import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { deriveFromKey } from '../../database/derive-from-key.ts'
import { damaged } from '../errors.ts'

/** If both are given, the pass phrase is used. With neither, the archive is not encrypted. */
export interface ArchiveSecret {
  passphrase?: string | undefined
  secretsKey?: string | undefined
}

/**
 * An encrypted archive begins with a header: a mark that names the kind of secret, scrypt's costs and salt, a check of the secret, and the
 * part of the nonces that is particular to this archive. Every later chunk authenticates this header.
 */
const MARKS = {
  passphrase: Buffer.from('predio-backup-1\n', 'ascii'),
  secretsKey: Buffer.from('predio-backup-2\n', 'ascii'),
}
const MARK_BYTES = 16
const COSTS: Record<keyof ArchiveSecret, ScryptCosts> = {
  passphrase: { log2N: 17, r: 8, p: 1 },
  // This secret is 32 random bytes, which cannot be guessed even at a low cost.
  secretsKey: { log2N: 10, r: 8, p: 1 },
}
/** An archive may come from anybody: costs higher than ours could only be meant to exhaust the memory. */
const MAX_COSTS = COSTS.passphrase
const SALT_BYTES = 16
const CHECK_BYTES = 16
const PREFIX_BYTES = 7
const KEY_BYTES = 32
export const HEADER_BYTES = MARK_BYTES + 3 + SALT_BYTES + CHECK_BYTES + PREFIX_BYTES

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

/** Tests pass lower costs. */
export async function createArchiveKey(
  { passphrase, secretsKey }: ArchiveSecret,
  given?: ScryptCosts,
): Promise<ArchiveKey | undefined> {
  const secret = passphrase ?? secretsKey
  if (secret === undefined) return undefined
  const kind = passphrase === undefined ? 'secretsKey' : 'passphrase'
  const costs = given ?? COSTS[kind]
  const { log2N, r, p } = costs
  const salt = randomBytes(SALT_BYTES)
  const noncePrefix = randomBytes(PREFIX_BYTES)
  const { key, check } = await stretch(kind, secret, salt, costs)
  const header = Buffer.concat([MARKS[kind], Buffer.of(log2N, r, p), salt, check, noncePrefix])
  return { key, header, noncePrefix }
}

export function isEncrypted({ passphrase, secretsKey }: ArchiveSecret): boolean {
  return passphrase !== undefined || secretsKey !== undefined
}

export function secretOf(start: Uint8Array): keyof ArchiveSecret | undefined {
  const mark = start.subarray(0, MARK_BYTES)
  if (MARKS.passphrase.equals(mark)) return 'passphrase'
  return MARKS.secretsKey.equals(mark) ? 'secretsKey' : undefined
}

/** The result is undefined if another pass phrase or key encrypted the archive. */
export async function openArchiveKey(
  header: Buffer,
  secret: string,
): Promise<ArchiveKey | undefined> {
  if (header.length < HEADER_BYTES) throw damaged('el archivo termina antes de tiempo')
  const [log2N = 0, r = 0, p = 0] = header.subarray(MARK_BYTES)
  const costs = { log2N, r, p }
  if (!areBearable(costs)) throw damaged('la cabecera del cifrado no se entiende')
  const saltAt = MARK_BYTES + 3
  const checkAt = saltAt + SALT_BYTES
  const prefixAt = checkAt + CHECK_BYTES
  const kind = secretOf(header) ?? 'passphrase'
  const { key, check } = await stretch(kind, secret, header.subarray(saltAt, checkAt), costs)
  if (!timingSafeEqual(check, header.subarray(checkAt, prefixAt))) return undefined
  return { key, header, noncePrefix: header.subarray(prefixAt, HEADER_BYTES) }
}

function areBearable({ log2N, r, p }: ScryptCosts): boolean {
  if (log2N < 1 || r < 1 || p < 1) return false
  return log2N <= MAX_COSTS.log2N && r <= MAX_COSTS.r && p <= MAX_COSTS.p
}

/** The phrase is normalized, because another keyboard may type the same phrase in other code points. */
async function stretch(
  kind: keyof ArchiveSecret,
  secret: string,
  salt: Buffer,
  { log2N, r, p }: ScryptCosts,
) {
  const N = 2 ** log2N
  const options = { N, r, p, maxmem: 256 * N * r }
  const text =
    kind === 'passphrase'
      ? secret.normalize('NFKC')
      : deriveFromKey(secret, 'backup archives').toString('base64')
  const bytes = await derive(text, salt, KEY_BYTES + CHECK_BYTES, options)
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) }
}
