const SIGNATURES: [type: string, offset: number, bytes: number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]
const RIFF = [0x52, 0x49, 0x46, 0x46]

export function pictureType(bytes: Uint8Array): string | undefined {
  const found = SIGNATURES.find(([, offset, expected]) => startsWith(bytes, expected, offset))?.[0]
  return found === 'image/webp' && !startsWith(bytes, RIFF, 0) ? undefined : found
}

function startsWith(bytes: Uint8Array, expected: number[], offset: number): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte)
}
