import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The browser's own digest is missing without https, where links must be made too. */
export function sha256(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)))
}
