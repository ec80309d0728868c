import { gunzipSync } from 'node:zlib'

/**
 * If the content repeats, the archive may unpack to the same bytes despite a flipped bit. This flips the next bit that changes the content.
 */
export function flipBit(archive: Buffer, place: number, bit: number): Buffer {
  const content = gunzipSync(archive)
  for (let at = place; at < archive.length; at += 1) {
    const bytes = Buffer.from(archive)
    bytes[at]! ^= bit
    if (!unpacksTo(bytes, content)) return bytes
  }
  throw new Error('no byte behind this place matters')
}

function unpacksTo(archive: Buffer, content: Buffer): boolean {
  try {
    return gunzipSync(archive).equals(content)
  } catch {
    return false
  }
}
