import { root } from '../../scripts/lib/root.mjs'
import type { FuzzRequest } from './generate-request.ts'
import type { FuzzAgent } from './seed-agents.ts'
import type { FuzzResponse } from './send-request.ts'

export interface Secrets {
  theirs: string[]
  never: string[]
}

export function secretsOf(victim: FuzzAgent, extra: string[]): Secrets {
  const ids = victim.sets.flatMap((set) => Object.values(set))
  return {
    theirs: [...new Set([victim.marker, victim.id, ...ids])],
    never: [victim.accessToken, victim.refreshToken, victim.password, ...extra],
  }
}

const NEVER = [/\$2[aby]\$\d\d\$/, /encrypted_password/, /-----BEGIN/]

/** Texts with these patterns could come only from our own SQL, code or disk, so no answer may contain them. */
const INSIDES = [
  /\bselect\b[\s\S]*\bfrom\b/i,
  /\bfrom \(/i,
  /pgrst_/i,
  /\blateral\b/i,
  /\bset_config\b/i,
  /\bparameter \$\d/i,
  /\bLINE \d+:/,
  /syntax error at or near/,
  /missing FROM-clause/,
  /prepared statement/,
  /bind message/,
  /subquery/i,
  /node_modules|\.[cm]?[jt]s:\d+|\n\s+at /,
  /postgres-socket|\/var\/lib\//,
  /cannot read propert|is not a function|is not iterable|undefined/i,
]

/** Node's own parser refuses longer addresses with a bare 431, so none is sent. */
const MAX_HEADER_BYTES = 60_000

/** nginx refuses an answer whose head exceeds its buffer of this size. */
const MAX_ANSWER_HEAD = 8_192

const ERROR_KEYS = 'code,details,hint,message'

export function checkResponse(
  request: FuzzRequest,
  response: FuzzResponse,
  secrets: Secrets,
): string[] {
  const { status } = response
  const problems: string[] = []
  if (status >= 500) problems.push(`status ${status}`)
  const isError = status >= 300
  const head = JSON.stringify(response.headers).length
  if (head > MAX_ANSWER_HEAD) problems.push(`a head of ${Math.round(head / 1024)} KiB`)
  problems.push(...leaks(request, response, secrets, isError))
  const isOurs = !leavesRest(request) && request.path.length < MAX_HEADER_BYTES
  if (isError && request.method !== 'HEAD' && isOurs) {
    problems.push(...checkError(request, response))
  }
  if (isRefused(request) && status < 400 && !leavesRest(request))
    problems.push('a request without a genuine key was served')
  return problems
}

function leavesRest({ path }: FuzzRequest): boolean {
  return /(\/|%2e|\.)(%2e|\.)/i.test(path.split('?')[0] ?? '')
}

function isRefused({ persona, method }: FuzzRequest): boolean {
  return (persona === 'forged' || persona === 'keyless') && method !== 'OPTIONS'
}

function leaks(
  { said }: FuzzRequest,
  { body, headers }: FuzzResponse,
  { theirs, never }: Secrets,
  isError: boolean,
): string[] {
  const asked = said.toLowerCase()
  const rows = body.toLowerCase()
  // Content-Location and Location repeat the request's own query, so they are removed before the comparison.
  const answered = `${rows}\n${JSON.stringify(headers).toLowerCase()}`
  return [
    ...theirs.filter((text) => answered.includes(text) && !asked.includes(text)),
    ...(isError ? [] : theirs.filter((text) => rows.includes(text) && asked.includes(text))),
    ...never.filter((text) => body.includes(text)),
    ...NEVER.filter((pattern) => pattern.test(body) && !pattern.test(said)).map(String),
  ].map((what) => `the answer contains ${what}`)
}

function checkError(request: FuzzRequest, { status, headers, body }: FuzzResponse): string[] {
  if (!String(headers['content-type']).startsWith('application/json')) {
    return [`an error of type ${String(headers['content-type'])}`]
  }
  let error: Record<string, unknown>
  try {
    error = JSON.parse(body) as Record<string, unknown>
  } catch {
    return ['an error whose body is no JSON']
  }
  const keys = Object.keys(error).toSorted().join(',')
  const expected = request.persona === 'keyless' ? 'hint,message' : ERROR_KEYS
  const problems = keys === expected ? [] : [`an error with the keys ${keys}`]
  const { code, message } = error
  if (request.persona !== 'keyless' && !/^(PGRST\d{3}|[0-9A-Z]{5})$/.test(String(code))) {
    problems.push(`an error with the code ${String(code)}`)
  }
  if (typeof message !== 'string' || message === '') problems.push('an error without a message')
  if (status === 401 && request.persona !== 'keyless' && !headers['www-authenticate']) {
    problems.push('401 without WWW-Authenticate')
  }
  return [...problems, ...insides(request, body)]
}

function insides({ said }: FuzzRequest, body: string): string[] {
  const revealed = INSIDES.filter((pattern) => pattern.test(body) && !pattern.test(said))
  const ours = [root].filter((path) => body.includes(path))
  return [...revealed.map(String), ...ours].map((what) => `the error reveals ${what}`)
}
