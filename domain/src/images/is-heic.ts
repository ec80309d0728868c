/** iPhones write HEVC pictures with these brands. AVIF files belong to the same family but have other brands. */
const HEVC_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'heif',
])
const GENERIC_BRANDS = new Set(['mif1', 'mif2', 'msf1'])

export const HEIC_HEAD_BYTES = 128

/** The name of an iPhone's photograph often ends in .jpg, so the first box of the file decides. */
export function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4) !== 'ftyp') return false
  const boxSize = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const major = textAt(bytes, 8)
  if (HEVC_BRANDS.has(major)) return true
  if (!GENERIC_BRANDS.has(major)) return false
  const end = Math.min(boxSize, bytes.length, HEIC_HEAD_BYTES)
  const compatible: string[] = []
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(textAt(bytes, at))
  return !compatible.some((brand) => brand.startsWith('avi'))
}

function textAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4))
}
