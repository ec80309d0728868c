/** In EXIF, 1 means upright, 3 upside down, 6 and 8 lying on a side; 2, 4, 5 and 7 are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const LITTLE_ENDIAN = 0x4949
const BIG_ENDIAN = 0x4d4d
const MAGIC = 42
const ORIENTATION_TAG = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** IMG-13: the result is null for a truncated or unknown block; the image is then treated as upright. */
export function readExifOrientation(tiff: Uint8Array): Orientation | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (view.byteLength < 8) return null
  const order = view.getUint16(0)
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return null
  const isLittle = order === LITTLE_ENDIAN
  const directory = view.getUint32(4, isLittle)
  if (view.getUint16(2, isLittle) !== MAGIC || directory + 2 > view.byteLength) return null

  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES
    if (entry + ENTRY_BYTES > view.byteLength) return null
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue
    if (view.getUint16(entry + 2, isLittle) !== SHORT) return null
    const value = view.getUint16(entry + 8, isLittle)
    return isOrientation(value) ? value : null
  }
  return null
}

function isOrientation(value: number): value is Orientation {
  return value >= 1 && value <= 8
}
