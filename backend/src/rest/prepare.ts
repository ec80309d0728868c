import { BoundedMap } from '../http/bounded-map.ts'
import { parseRequest, type RawRequest } from './parse/parse-request.ts'
import type { ApiRequest } from './parse/types.ts'
import { planRequest } from './plan/plan-request.ts'
import type { Plan, Rights } from './plan/types.ts'
import type { SchemaCache } from './schema-cache/types.ts'
import { compile, type Compiled } from './sql/compile.ts'

export interface Prepared {
  request: ApiRequest
  plan: Plan
  compiled: Compiled | undefined
}

export function prepare(request: ApiRequest, cache: SchemaCache, rights: Rights): Prepared {
  const plan = planRequest(request, cache, rights)
  const compiled = plan.kind === 'info' || plan.kind === 'openapi' ? undefined : compile(plan)
  return { request, plan, compiled }
}

const MAX_REMEMBERED = 500
const LONGEST_KEY = 4_096

/**
 * Pages repeat the same reads. A read's statement depends only on its URL, a few headers and the schema cache, so the statement is
 * remembered until the schema cache changes.
 */
export class PreparedReads {
  readonly #prepared = new BoundedMap<string, Prepared>(MAX_REMEMBERED)
  #cache: SchemaCache | undefined
  readonly #showsPlans: boolean

  /** `showsPlans` lets every role, not only the service role, read query plans. */
  constructor(showsPlans: boolean) {
    this.#showsPlans = showsPlans
  }

  prepare(raw: RawRequest, cache: SchemaCache, role: string): Prepared {
    const key = keyOf(raw, role)
    if (key === undefined) return this.#prepare(raw, cache, role)
    if (this.#cache !== cache) {
      this.#prepared.clear()
      this.#cache = cache
    }
    const known = this.#prepared.get(key)
    if (known) return known
    const prepared = this.#prepare(raw, cache, role)
    this.#prepared.set(key, prepared)
    return prepared
  }

  #prepare(raw: RawRequest, cache: SchemaCache, role: string): Prepared {
    const isService = role === 'service_role'
    const rights = { mayInspect: isService, mayExplain: isService || this.#showsPlans }
    return prepare(parseRequest(raw), cache, rights)
  }
}

const HEADERS = ['accept', 'prefer', 'range', 'accept-profile']

function keyOf(raw: RawRequest, role: string): string | undefined {
  if (raw.method !== 'GET' && raw.method !== 'HEAD') return undefined
  const headers = HEADERS.map((name) => raw.header(name) ?? '')
  const key = [raw.method, role, raw.segments.join('/'), raw.queryString, ...headers].join('\n')
  return key.length > LONGEST_KEY ? undefined : key
}
