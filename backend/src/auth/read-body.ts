import { JsonTooComplex, parseJson } from '@predio/domain/json'
import { z } from 'zod'
import type { AuthContext } from './auth-services.ts'
import { badJson, metadataTooLarge, validationFailed } from './errors.ts'

/** GoTrue treats absent, null and empty alike. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const sentText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

export type Metadata = Record<string, unknown>

/** Each request loads the metadata and each token contains them, so they must stay small. */
export const MAX_METADATA_BYTES = 16 * 1024

export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => (value ? checkSize(value) : undefined))

export async function readBody<Schema extends z.ZodType>(
  c: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(readStorable(new Uint8Array(await c.req.arrayBuffer())))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw badJson(issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'unexpected shape')
}

function checkSize(given: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(given)) > MAX_METADATA_BYTES) {
    throw metadataTooLarge(MAX_METADATA_BYTES)
  }
  return given
}

function readStorable(body: Uint8Array): unknown {
  let storable = true
  let value: unknown
  try {
    value = parseJson(body, (key, entry) => {
      storable &&= isStorable(key) && (typeof entry !== 'string' || isStorable(entry))
      return entry
    })
  } catch (error) {
    if (error instanceof JsonTooComplex) throw validationFailed(error.message, 413)
    throw badJson(body.length === 0 ? 'unexpected end of JSON input' : 'invalid JSON')
  }
  if (!storable) throw badJson('invalid character in string')
  return value
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair, in text or in jsonb. */
function isStorable(value: string): boolean {
  return !/\p{Surrogate}|\0/u.test(value)
}
