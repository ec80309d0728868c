import { AGENT } from '../office.ts'
import { namedTexts, withPlaceholders } from '../made-values.ts'
import { EMAIL, type RecordedCall, type Recording } from '../recording.ts'
import { compareText, findDifferences } from './compare.ts'

export interface Target {
  ask: (path: string, init: RequestInit) => Promise<Response>
  publishableKey: string
  agent: { id: string; email: string }
  checkRows: () => Promise<string[]>
}

/** The answers to these calls contain the caller's own address and program, so they are not compared. */
const NOT_COMPARED = /\/rpc\/list_sessions|\/auth\/v1\//
const REFERENCE = /\{\{(\d+) ([^}]+)\}\}/g

/** Sends the calls in their order. The result names the answers and stored values that differ from those that the tab expects. */
export async function replay(recording: Recording, target: Target): Promise<string[]> {
  const named = namedTexts(recording.office, recording.calls)
  const answers: unknown[] = []
  const problems: string[] = []
  let session = ''
  for (const call of recording.calls) {
    const response = await target.ask(resolve(call.path, true), requestOf(call))
    const text = await response.text()
    const answer = parse(text)
    answers.push(answer)
    const { access_token } = (answer ?? {}) as { access_token?: string }
    if (access_token) session = access_token
    const found = response.status === call.status ? compare(call, response, answer) : [text]
    if (isWrite(call)) found.push(...(await target.checkRows()))
    problems.push(...found.map((each) => describe(call, response.status, each)))
  }
  return problems

  function requestOf({ method, headers, body }: RecordedCall): RequestInit {
    const token = headers['authorization'] ? session : ''
    const content =
      typeof body === 'object' ? Buffer.from(body.base64, 'base64') : body && resolve(body, false)
    return {
      method,
      headers: {
        ...headers,
        apikey: target.publishableKey,
        authorization: `Bearer ${token || target.publishableKey}`,
      },
      ...(content !== undefined && { body: content }),
    }
  }

  /** Replaces the recorded ids and times by those of this server. */
  function resolve(text: string, isAddress: boolean): string {
    const write = isAddress ? encodeURIComponent : (value: string) => value
    return text
      .replaceAll(AGENT, target.agent.id)
      .replaceAll(EMAIL, target.agent.email)
      .replaceAll(REFERENCE, (_, at: string, pointer: string) =>
        write(String(valueAt(answers[Number(at)], pointer))),
      )
  }

  function compare(call: RecordedCall, response: Response, answer: unknown): string[] {
    const range = response.headers.get('content-range') ?? undefined
    const wrongRange = call.contentRange !== range ? [`content-range: ${range}`] : []
    if (NOT_COMPARED.test(call.path)) return wrongRange
    const found = withPlaceholders(answer, target.agent, named)
    return [...wrongRange, ...findDifferences(inOrder(call, call.answer), inOrder(call, found))]
  }
}

/** If the order does not end with the id, rows of the same moment may come in any order, so they are sorted before the comparison. */
function inOrder({ path }: RecordedCall, answer: unknown): unknown {
  if (!Array.isArray(answer) || !path.includes('order=') || /id\.(?:asc|desc)/.test(path))
    return answer
  return answer.toSorted((a, b) => compareText(JSON.stringify(a), JSON.stringify(b)))
}

function isWrite({ method, path }: RecordedCall): boolean {
  return !['GET', 'HEAD'].includes(method) && !path.startsWith('/auth/')
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function valueAt(answer: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer)
}

function describe({ step, method, path }: RecordedCall, status: number, problem: string): string {
  return `${step}: ${method} ${decodeURIComponent(path)}: ${status} ${problem}`
}
