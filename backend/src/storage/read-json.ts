import { JsonTooComplex, parseJson } from '@predio/domain/json'
import type { z } from 'zod'
import { bodyTooComplex, invalidRequest } from './errors.ts'
import { MAX_JSON_BYTES } from './limits.ts'
import { openBody } from './request-body.ts'
import type { StorageContext } from './request-path.ts'

/** The request's JSON, checked; an empty body counts as `{}`. */
export async function readJson<Schema extends z.ZodType>(
  c: StorageContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await readBytes(c)
  const parsed = schema.safeParse(bytes.length === 0 ? {} : parse(bytes))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = ['body', ...(issue?.path ?? [])].join('/')
  throw invalidRequest(`${where}: ${issue?.message ?? 'invalid'}`)
}

async function readBytes(c: StorageContext): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of openBody(c)) {
    size += chunk.byteLength
    if (size > MAX_JSON_BYTES) throw invalidRequest('Request body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes)
  } catch (error) {
    if (error instanceof JsonTooComplex) throw bodyTooComplex(error.message)
    throw invalidRequest('Body is not valid JSON')
  }
}
