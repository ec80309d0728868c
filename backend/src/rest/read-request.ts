import { countValues, JsonTooComplex } from '@predio/domain/json'
import type { Context } from 'hono'
import type { RequestScope } from '../database/types.ts'
import { onAbandoned } from '../http/abandoned.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { callerOf, type Identity } from '../http/identify.ts'
import { bodyTooComplex } from './errors.ts'
import { countFields } from './parse/parse-csv.ts'
import { parseContentType } from './parse/parse-media-types.ts'
import { hasBody, type RawRequest } from './parse/parse-request.ts'
import type { ApiRequest } from './parse/types.ts'
import type { DatabasePlan } from './plan/types.ts'
import { maxBytesOf, readBody } from './read-body.ts'

type RestContext = Context<HttpEnvironment>

export async function readRequest(
  c: RestContext,
  segments: readonly string[],
  schemas: readonly string[],
  timeZones: () => Promise<ReadonlySet<string>>,
): Promise<RawRequest> {
  const { method, url } = c.req
  const query = url.indexOf('?')
  const maxBytes = maxBytesOf(c.req.header('content-type'))
  return {
    method,
    segments,
    schemas,
    queryString: query < 0 ? '' : url.slice(query + 1),
    header: (name) => c.req.header(name),
    body: hasBody(method) ? await readBody(c.req.raw, maxBytes) : undefined,
    timeZones: c.req.header('prefer')?.includes('timezone=') ? await timeZones() : undefined,
  }
}

/**
 * Counts the values of a JSON or CSV body before anything parses it, even if only PostgreSQL will: a body that would exhaust this process
 * would exhaust a PostgreSQL process too.
 */
export function valuesOf(raw: RawRequest): number {
  if (!raw.body) return 0
  const type = parseContentType(raw.header('content-type'))
  if (type === 'csv') return countFields(raw.body)
  if (type !== 'json') return 0
  try {
    return countValues(raw.body)
  } catch (error) {
    throw error instanceof JsonTooComplex ? bodyTooComplex(error.message) : error
  }
}

export function scopeOf(
  c: RestContext,
  request: ApiRequest,
  plan: DatabasePlan,
  identity: Identity,
): RequestScope {
  const { target, method, preferences } = request
  const name = target.kind === 'root' ? '' : target.name
  return {
    role: identity.role,
    claims: identity.currentClaims,
    method,
    path: target.kind === 'function' ? `/rpc/${name}` : `/${name}`,
    headers: JSON.stringify(c.env?.incoming?.headers ?? Object.fromEntries(c.req.raw.headers)),
    readOnly: plan.kind === 'read' || (plan.kind === 'call' && plan.readOnly),
    schema: plan.schema,
    caller: callerOf(c, identity),
    ...(preferences.timeZone !== undefined && { timeZone: preferences.timeZone }),
    onAbandoned: onAbandoned(c),
  }
}
