import type { z } from 'zod'
import { invalidRequest } from './errors.ts'
import { MAX_JSON_BYTES } from './limits.ts'
import { openBody } from './request-body.ts'
import type { StorageContext } from './request-path.ts'

/** The request's JSON, checked; an empty body counts as `{}`. */
export async function readJson<Schema extends z.ZodType>(
  c: StorageContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readText(c)
  const parsed = schema.safeParse(text === '' ? {} : parse(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = ['body', ...(issue?.path ?? [])].join('/')
  throw invalidRequest(`${where}: ${issue?.message ?? 'invalid'}`)
}

async function readText(c: StorageContext): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of openBody(c)) {
    size += chunk.byteLength
    if (size > MAX_JSON_BYTES) throw invalidRequest('Request body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('Body is not valid JSON')
  }
}
