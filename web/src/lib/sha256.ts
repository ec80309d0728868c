import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** In hexadecimal. The browser's own digest is missing where the app is served without https, and a link must be made there too. */
export function sha256(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)))
}
