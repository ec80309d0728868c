interface Mark {
  at: number
  bytes: readonly number[]
}

/** `supabase/functions` cannot import this file and repeats three of these signatures; a test compares both. */
export const SIGNATURES = {
  jpeg: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  png: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  webp: [
    { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
    { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  ],
  ole: [{ at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] }],
  zip: [{ at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] }],
} as const satisfies Record<string, readonly Mark[]>

type Signature = keyof typeof SIGNATURES

export type FileFamily = Signature | 'pdf'

/** Some programs put a byte order mark or a blank line before the PDF's header. Any other beginning is suspect. */
const PDF = /^(?:\u00ef\u00bb\u00bf)?[\t\n\r ]{0,16}%PDF-/
const PDF_HEAD_BYTES = 64

/** A file's name or declared type can be false, so the first bytes decide. */
export function familyOf(head: Uint8Array): FileFamily | null {
  const names = Object.keys(SIGNATURES) as Signature[]
  const found = names.find((name) => beginsAs(head, name))
  if (found) return found
  return PDF.test(String.fromCharCode(...head.subarray(0, PDF_HEAD_BYTES))) ? 'pdf' : null
}

export function beginsAs(head: Uint8Array, name: Signature): boolean {
  const marks: readonly Mark[] = SIGNATURES[name]
  return marks.every(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))
}
