import type { FunctionContext } from './context.ts'

export interface ApiCall {
  token?: string | undefined
  anonymous?: boolean
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface ApiAnswer {
  ok: boolean
  status: number
  body: unknown
  code: string | undefined
  retryAfter: number | undefined
}

/** An unexpected answer of our own API. Its details are for the log only. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: number | undefined

  constructor(what: string, answer: ApiAnswer) {
    super(`${what}: ${answer.status} ${answer.code ?? ''}`.trimEnd())
    this.status = answer.status
    this.code = answer.code
    this.retryAfter = answer.retryAfter
  }
}

export async function callApi(
  context: FunctionContext,
  path: string,
  call: ApiCall = {},
): Promise<ApiAnswer> {
  const asCaller = call.token !== undefined || call.anonymous === true
  const key = asCaller ? context.publishableKey : context.secretKey
  const request = new Request(new URL(path, context.supabaseUrl), {
    method: call.method ?? 'GET',
    headers: {
      apikey: key,
      authorization: `Bearer ${call.token ?? key}`,
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    signal: context.signal,
  })
  const response = await context.fetch(request)
  const body = parse(await response.text())
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    ok: response.ok,
    status: response.status,
    body,
    code: codeOf(body),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { code, error_code: errorCode } = body as Record<string, unknown>
  if (typeof code === 'string') return code
  return typeof errorCode === 'string' ? errorCode : undefined
}
