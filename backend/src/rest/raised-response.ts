import { z } from 'zod'
import type { DatabaseFailure } from '../database/sqlstate.ts'
import { RestError } from './errors.ts'

/** `raise sqlstate 'PGRST'` lets a function set the whole answer: its message and detail are JSON with body, status and headers. */
export function raisedByFunction({ message, detail }: DatabaseFailure): RestError {
  const body = parseJson(messageSchema, message)
  if (!body) return unreadable(`Invalid JSON value for MESSAGE: '${message}'`, MESSAGE_HINT)
  if (detail === null) return unreadable('DETAIL is missing in the RAISE statement', DETAIL_HINT)
  const control = parseJson(detailSchema, detail)
  if (!control) return unreadable(`Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT)
  return new RestError(control.status, body, control.headers)
}

const messageSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z
    .string()
    .nullish()
    .transform((hint) => hint ?? null),
})

const detailSchema = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/)),
})

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."

function parseJson<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function unreadable(details: string, hint: string): RestError {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`
  return new RestError(500, { code: 'PGRST121', message, details, hint })
}
