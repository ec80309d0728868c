import type { ChosenFile } from './check-upload.ts'

export interface UploadedMetadata {
  originalName: string
  size: number
  type: string
  uploadedAt: string
}

/** DOC-35: the metadata of an upload. */
export function uploadedMetadata(file: ChosenFile, type: string, now: Date): UploadedMetadata {
  return { originalName: file.name, size: file.size, type, uploadedAt: now.toISOString() }
}

export interface GeneratedMetadata {
  generated_by: 'ai' | 'template'
  prompt_data: Readonly<Record<string, string | number>>
  timestamp: string
  mime_type: 'text/plain'
  size: number
  filename: string
  version: 1
}

interface Generated {
  by: GeneratedMetadata['generated_by']
  data: Readonly<Record<string, string | number | null>>
  content: string
  path: string
  now: Date
}

/** DOC-35: `size` is the size of the text file in bytes. */
export function generatedMetadata({ by, data, content, path, now }: Generated): GeneratedMetadata {
  const given = Object.entries(data).filter(isGiven)
  return {
    generated_by: by,
    prompt_data: Object.fromEntries(given),
    timestamp: now.toISOString(),
    mime_type: 'text/plain',
    size: utf8Length(content),
    filename: path.slice(path.lastIndexOf('/') + 1),
    version: 1,
  }
}

function isGiven(field: [string, string | number | null]): field is [string, string | number] {
  return field[1] !== null
}

/** The bytes are counted here because TextEncoder belongs to the DOM and to Node, which the domain may not use. */
function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
