import { JsonTooComplex, parseJson } from '../../../domain/src/json/parse-json.ts'
import { bodyTooLarge, invalidRequest } from './errors.ts'
import { readBytes } from './read-bytes.ts'

/** Functions take short questions; files go through storage. */
const MAX_BODY_BYTES = 64 * 1024

/** The body as an object, read no further than the limit. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  let value: unknown
  try {
    value = parseJson(bytes)
  } catch (error) {
    throw error instanceof JsonTooComplex ? bodyTooLarge() : invalidRequest()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalidRequest()
  return value as Record<string, unknown>
}
