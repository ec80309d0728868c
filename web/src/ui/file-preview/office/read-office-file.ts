import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import type { PlacedBlock } from './text-block.ts'

export type OfficeKind = 'docx' | 'odt'

const PARTS = { docx: 'word/document.xml', odt: 'content.xml' } as const
const READERS = { docx: readDocx, odt: readOdt }

/** A small ZIP may unpack to gigabytes, so its stated size is limited. */
const MAX_BYTES = 20 * 1024 * 1024
const MAX_BLOCKS = 3000

/** Reads only the text of the file. */
export async function readOfficeFile(file: Blob, kind: OfficeKind): Promise<PlacedBlock[]> {
  const { unzipSync } = await import('fflate')
  const part = PARTS[kind]
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => name === part && originalSize <= MAX_BYTES,
  })
  const bytes = files[part]
  if (!bytes) throw new Error(`${kind} without ${part}`)
  const text = new TextDecoder().decode(bytes)
  // Neither format has a document type, but attacks with XML entities need one.
  if (text.includes('<!DOCTYPE')) throw new Error(`${kind} with a document type`)
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  if (xml.querySelector('parsererror')) throw new Error(`${kind} whose XML cannot be read`)
  return READERS[kind](xml)
    .filter((block) => block.text.trim() !== '')
    .slice(0, MAX_BLOCKS)
    .map(({ kind: look, text: words }, id) => ({ id, kind: look, text: words }))
}
