import { countValues, JsonTooComplex, parseJson } from '@predio/domain/json'
import type { z } from 'zod'
import { expectedBytes } from '../http/expected-bytes.ts'
import type { Caller } from './caller.ts'
import { bodyTooComplex, invalidRequest } from './errors.ts'
import { MAX_JSON_BYTES, MAX_VALUES_PER_BODY } from './limits.ts'
import { openBody } from './request-body.ts'
import type { StorageContext } from './request-path.ts'
import type { StorageServices } from './storage-services.ts'

export async function readJson<Schema extends z.ZodType>(
  c: StorageContext,
  { turns }: StorageServices,
  { scope }: Caller,
  schema: Schema,
): Promise<z.output<Schema>> {
  // The request waits before its body is read, so that waiting requests hold no memory.
  await turns.take(scope.caller, expectedBytes(c.req.raw.headers, MAX_JSON_BYTES))
  const bytes = await readBytes(c)
  const parsed = schema.safeParse(bytes.length === 0 ? {} : parse(bytes))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = ['body', ...(issue?.path ?? [])].join('/')
  throw invalidRequest(`${where}: ${issue?.message ?? 'invalid'}`)
}

async function readBytes(c: StorageContext): Promise<Uint8Array> {
  if (Number(c.req.header('content-length')) > MAX_JSON_BYTES) throw bodyTooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of openBody(c)) {
    size += chunk.byteLength
    if (size > MAX_JSON_BYTES) throw bodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const bodyTooLarge = () => invalidRequest('Request body is too large')

function parse(bytes: Uint8Array): unknown {
  try {
    if (countValues(bytes) <= MAX_VALUES_PER_BODY) return parseJson(bytes)
  } catch (error) {
    if (error instanceof JsonTooComplex) throw bodyTooComplex(error.message)
    throw invalidRequest('Body is not valid JSON')
  }
  throw bodyTooComplex(`JSON may have at most ${MAX_VALUES_PER_BODY} values`)
}
