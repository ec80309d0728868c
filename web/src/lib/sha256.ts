import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Without https the browser has no digest function, but links must be created there, too. */
export function sha256(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)))
}
