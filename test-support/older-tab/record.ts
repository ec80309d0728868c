import { AGENT, type Rows } from './office.ts'
import type { WireCall } from './front.ts'
import { isMade, namedTexts, withPlaceholders } from './made-values.ts'
import { EMAIL, type RecordedCall } from './recording.ts'
import { parse } from './replay/replay.ts'

export interface StepCall extends WireCall {
  step: string
}

interface Agent {
  id: string
  email: string
}

const KEPT_HEADERS = new Set([
  'accept',
  'accept-profile',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
])
/** Sockets, functions and addresses that the recorded server signed are not recorded. */
const NOT_RECORDED = /^\/realtime\/|^\/functions\/|^\/storage\/v1\/object\/sign\/.*[?&]token=/

/** The recording omits repeated reads and has placeholders for values that each server makes anew. */
export function recordCalls(wire: readonly StepCall[], agent: Agent, office: Rows): RecordedCall[] {
  const seen = new Set<string>()
  const kept = wire.filter((call) => {
    if (call.method === 'OPTIONS' || NOT_RECORDED.test(call.path)) return false
    const text = [
      call.method,
      call.path,
      call.body.toString('base64'),
      call.answer.toString('base64'),
    ].join(' ')
    const isRepeated = seen.has(text)
    seen.add(text)
    return !isRepeated
  })
  const made = new Map<string, string>()
  let asked = JSON.stringify(office) + agent.id
  const calls = kept.map((call, at): RecordedCall => {
    const recorded = recordCall(call, agent, made)
    asked += decodeURIComponent(call.path) + call.body.toString()
    noteMade(parse(call.answer.toString()), `${at} `, asked, made)
    return recorded
  })
  const named = namedTexts(office, calls)
  for (const call of calls) {
    if (call.answer !== undefined) call.answer = withPlaceholders(call.answer, agent, named)
  }
  return calls
}

function recordCall(call: StepCall, agent: Agent, made: ReadonlyMap<string, string>): RecordedCall {
  const { step, method, status } = call
  const body = bodyOf(call, agent, made)
  const answer = parse(call.answer.toString())
  const contentRange = call.answerHeaders['content-range']
  return {
    step,
    method,
    path: refer(call.path, agent, made, encodeURIComponent),
    headers: headersOf(call.headers),
    ...(body !== undefined && { body }),
    status,
    ...(contentRange && { contentRange }),
    ...(answer !== undefined && { answer }),
  }
}

function headersOf(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => KEPT_HEADERS.has(name) || name.startsWith('x-'),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'authorization' ? 'session' : value]),
  )
}

function bodyOf({ body, headers }: StepCall, agent: Agent, made: ReadonlyMap<string, string>) {
  if (body.length === 0) return undefined
  const isText = /json|text\/plain/.test(headers['content-type'] ?? '')
  if (!isText) return { base64: body.toString('base64') }
  return refer(body.toString(), agent, made, (text) => text)
}

function refer(
  text: string,
  agent: Agent,
  made: ReadonlyMap<string, string>,
  write: (text: string) => string,
): string {
  let result = text.replaceAll(agent.id, AGENT).replaceAll(agent.email, EMAIL)
  for (const [value, place] of made) {
    result = result.replaceAll(write(value), `{{${place}}}`)
  }
  return result
}

/** Notes the ids, times and tokens of this answer, which later calls use. */
function noteMade(value: unknown, place: string, named: string, made: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    const here = `${place}/${key}`
    if (typeof each === 'string' && isMade(key, each, named)) {
      if (!made.has(each)) made.set(each, here)
    } else noteMade(each, here, named, made)
  }
}
