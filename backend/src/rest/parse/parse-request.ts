import {
  invalidPath,
  invalidRpcMethod,
  unacceptableSchema,
  unsupportedMethod,
  urlTooLong,
} from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { parseBody } from './parse-body.ts'
import { parseAccept, parseContentType } from './parse-media-types.ts'
import { parsePreferences } from './parse-preferences.ts'
import { parseQuery } from './parse-query.ts'
import { parseRange } from './parse-range.ts'
import type { ApiRequest, Method, RequestBody, Target } from './types.ts'

export interface RawRequest {
  method: string
  segments: readonly string[]
  schemas: readonly string[]
  queryString: string
  header(name: string): string | undefined
  body: Uint8Array | undefined
  timeZones?: ReadonlySet<string> | undefined
}

const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
  'OPTIONS',
])

export function parseRequest(raw: RawRequest): ApiRequest {
  if (raw.queryString.length > LIMITS.urlLength) throw urlTooLong(LIMITS.urlLength)
  const target = parseTarget(raw.segments)
  const { schema, namesSchema } = parseProfile(raw)
  const method = parseMethod(raw.method, target)
  const query = parseQuery(raw.queryString, target)
  const contentType = parseContentType(raw.header('content-type'))
  const body: RequestBody = raw.body
    ? parseBody(raw.body, { contentType, target, columns: query.columns })
    : { kind: 'none' }
  return {
    method,
    target,
    schema,
    namesSchema,
    query,
    preferences: parsePreferences(raw.header('prefer'), raw.timeZones),
    accept: parseAccept(raw.header('accept')),
    range: parseRange(query, method, raw.header('range')),
    contentType,
    body,
  }
}

export function hasBody(method: string): boolean {
  return method === 'POST' || method === 'PATCH' || method === 'PUT'
}

/**
 * Reads the schema from the profile header first, so that a schema that is not exposed is refused before the rest of the request is read.
 */
function parseProfile(raw: RawRequest): Pick<ApiRequest, 'schema' | 'namesSchema'> {
  const { method, schemas } = raw
  const sends = hasBody(method) || method === 'DELETE'
  const profile = raw.header(sends ? 'content-profile' : 'accept-profile')
  if (profile === undefined) return { schema: schemas[0]!, namesSchema: schemas.length > 1 }
  if (!schemas.includes(profile)) throw unacceptableSchema(profile, schemas)
  return { schema: profile, namesSchema: true }
}

function parseTarget(segments: readonly string[]): Target {
  const [first, second] = segments
  if (first === undefined) return { kind: 'root' }
  if (segments.length === 1 && first !== 'rpc') return { kind: 'table', name: first }
  if (segments.length === 2 && first === 'rpc' && second) return { kind: 'function', name: second }
  throw invalidPath()
}

function parseMethod(method: string, target: Target): Method {
  if (!METHODS.has(method)) throw unsupportedMethod(method)
  const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (target.kind === 'root' && !reads) throw unsupportedMethod(method)
  if (target.kind === 'function' && !reads && method !== 'POST') throw invalidRpcMethod(method)
  return method as Method
}
