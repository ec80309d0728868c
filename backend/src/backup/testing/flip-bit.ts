import { gunzipSync } from 'node:zlib'

/** In repeating content another bit may unpack to the same bytes, so the next one that matters is flipped. */
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
