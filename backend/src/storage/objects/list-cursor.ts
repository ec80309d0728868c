import { z } from 'zod'
import { invalidRequest } from '../errors.ts'

/** The limit exceeds the longest key and is small enough to parse without being counted (OPS-121). */
export const MAX_CURSOR_CHARACTERS = 8192

const cursor = z.object({ name: z.string(), moment: z.iso.datetime({ offset: true }).nullable() })

export type ListCursor = z.infer<typeof cursor>

export function writeCursor(value: ListCursor): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

export function readCursor(text: string | undefined): ListCursor | undefined {
  if (!text) return undefined
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw invalidRequest('Invalid cursor')
  }
}
