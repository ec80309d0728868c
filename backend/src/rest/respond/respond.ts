import type { Outcome } from '../execute.ts'
import { encode } from '../parse/decode-pairs.ts'
import type { ApiRequest } from '../parse/types.ts'
import { LIMITS } from '../limits.ts'
import type { CallPlan, DatabasePlan, MutationPlan, ReadPlan } from '../plan/types.ts'
import { contentRange, rangeStatus } from './content-range.ts'
import { preferenceApplied } from './preference-applied.ts'
import { parseResponseHeaders, parseResponseStatus } from './response-overrides.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: string | Uint8Array<ArrayBuffer> | null
}

type Headers = Answer['headers']

export function respond(
  request: ApiRequest,
  plan: DatabasePlan,
  outcome: Outcome,
  allowRollback: boolean,
): Answer {
  if (plan.media.explain)
    return withContent({ status: 200, headers: {}, body: null }, plan, outcome)
  const answer = answerTo(request, plan, outcome)
  const applied = preferenceApplied(request.preferences, plan, allowRollback)
  if (applied !== undefined) answer.headers['Preference-Applied'] = applied
  if (request.namesSchema) answer.headers['Content-Profile'] = plan.schema
  return override(answer, outcome)
}

function answerTo(request: ApiRequest, plan: DatabasePlan, outcome: Outcome): Answer {
  switch (plan.kind) {
    case 'read':
      return answerRead(request, plan, outcome)
    case 'call':
      return answerCall(request, plan, outcome)
    case 'mutation':
      return answerMutation(request, plan, outcome)
  }
}

function answerRead({ range }: ApiRequest, plan: ReadPlan, outcome: Outcome): Answer {
  const { page, total } = outcome
  const status = rangeStatus(range.offset, page, total)
  const headers: Headers = {
    'Content-Range': contentRange(range.offset, page, total),
    // A longer header would overflow the buffers of proxies and clients, so it is omitted.
    ...(plan.contentLocation.length <= LIMITS.contentLocation && {
      'Content-Location': plan.contentLocation,
    }),
  }
  return withContent({ status, headers, body: null }, plan, outcome)
}

function answerCall({ range }: ApiRequest, plan: CallPlan, outcome: Outcome): Answer {
  const { page, total } = outcome
  const headers: Headers = { 'Content-Range': contentRange(range.offset, page, total) }
  if (!plan.root)
    return { status: 204, headers: { 'Content-Range': contentRange(0, 1, total) }, body: null }
  return withContent(
    { status: rangeStatus(range.offset, page, total), headers, body: null },
    plan,
    outcome,
  )
}

function answerMutation(request: ApiRequest, plan: MutationPlan, outcome: Outcome): Answer {
  const answer: Answer = {
    status: mutationStatus(plan, outcome),
    headers: mutationHeaders(request, plan, outcome),
    body: null,
  }
  return plan.representation ? withContent(answer, plan, outcome) : answer
}

function mutationStatus(
  { change, isPut, representation }: MutationPlan,
  { page, merged }: Outcome,
): number {
  const isMerge = change.kind === 'insert' && change.conflict?.action === 'merge'
  const addedNothing = isMerge && page - merged <= 0
  if (change.kind === 'insert' && !isPut) return addedNothing ? 200 : 201
  if (!representation) return 204
  return isPut && !addedNothing ? 201 : 200
}

function mutationHeaders(
  { preferences }: ApiRequest,
  plan: MutationPlan,
  outcome: Outcome,
): Headers {
  if (plan.isPut) return {}
  const { page, location } = outcome
  const total = preferences.count === undefined ? undefined : page
  const shown = plan.change.kind === 'update' ? page : 0
  return {
    'Content-Range': contentRange(0, shown, total),
    ...(location !== undefined && plan.location && { Location: locationOf(plan, location) }),
  }
}

function locationOf({ table, location = [] }: MutationPlan, values: string): string {
  const texts = JSON.parse(values) as (string | null)[]
  const pairs = location.map((column, i) => {
    const value = texts[i] ?? null
    return `${encode(column)}=${value === null ? 'is.null' : encode(`eq.${value}`)}`
  })
  return `/${encode(table.name)}?${pairs.join('&')}`
}

function withContent({ status, headers }: Answer, plan: DatabasePlan, { body }: Outcome): Answer {
  return {
    status,
    headers: { ...headers, 'Content-Type': plan.media.contentType },
    body: plan.isHead ? null : (body ?? ''),
  }
}

const WITHOUT_BODY = new Set([204, 205, 304])

function override(answer: Answer, outcome: Outcome): Answer {
  if (outcome.headers === undefined && outcome.status === undefined) return answer
  const status = outcome.status === undefined ? answer.status : parseResponseStatus(outcome.status)
  const given = outcome.headers === undefined ? [] : parseResponseHeaders(outcome.headers)
  const names = new Set(given.map(([name]) => name.toLowerCase()))
  const headers: Headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !names.has(name.toLowerCase())),
  )
  for (const [name, value] of given) {
    const before = headers[name]
    headers[name] =
      before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return { status, headers, body: WITHOUT_BODY.has(status) ? null : answer.body }
}
