import type { FailureKind } from '@predio/domain/properties'
import { FunctionsHttpError } from '@supabase/functions-js'
import { readRetryAfter } from './retry-after.ts'
import { supabase } from './supabase.ts'
import { wait } from './wait.ts'

export interface ProxyQuestion {
  url: string
  timeoutMs: number
  /** For an unsaved site without a key this is an empty text. */
  key?: string
  import?: 'page' | 'picture'
}

interface RefusalDetails {
  kind: FailureKind | 'http' | 'tooMany'
  error?: string
  status?: number | null
  text?: string
  code?: string
  siteMessage?: string
  redirectedTo?: string
  retryAfterMs?: number | undefined
}

export class ProxyRefusal extends Error {
  override name = 'ProxyRefusal'
  readonly details: RefusalDetails

  constructor(details: RefusalDetails, options?: ErrorOptions) {
    super(`site-proxy: ${details.error ?? details.kind}`, options)
    this.details = details
  }
}

const MAX_TRIES = 5
const PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000
const FAILURES: ReadonlySet<string> = new Set(['refused', 'dns', 'tls', 'timeout', 'blocked'])

/** Most sites refuse requests from other origins, and our server can distinguish failures that a browser cannot. */
export async function fetchThroughProxy(
  question: ProxyQuestion,
  signal: AbortSignal,
): Promise<{ data: unknown; headers: Headers | undefined }> {
  const { data, error, response } = await supabase().functions.invoke<unknown>('site-proxy', {
    body: question,
    signal,
  })
  if (!error) return { data, headers: response?.headers }
  signal.throwIfAborted()
  throw new ProxyRefusal(await readRefusal(error), { cause: error })
}

export async function fetchBytesThroughProxy(
  question: ProxyQuestion,
  signal: AbortSignal,
): Promise<Blob> {
  const { data } = await fetchThroughProxy(question, signal)
  signal.throwIfAborted()
  if (data instanceof Blob) return data
  throw new ProxyRefusal({ kind: 'other', error: 'no bytes came back' })
}

/** Waits and repeats the request, because the server limits the requests of each person and of all persons together. */
export async function waitWhenTooMany<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const isTooMany = error instanceof ProxyRefusal && error.details.kind === 'tooMany'
      if (!isTooMany || tries >= MAX_TRIES) throw error
      await wait(Math.min(error.details.retryAfterMs ?? PAUSE_MS, MAX_PAUSE_MS), signal)
    }
  }
}

async function readRefusal(error: unknown): Promise<RefusalDetails> {
  if (!(error instanceof FunctionsHttpError)) return { kind: 'other' }
  const response = error.context as Response
  const body = await readBody(response)
  if (body.kind === 'http') return { ...body, kind: 'http' }
  if (response.status === 429) {
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now())
    return { ...body, kind: 'tooMany', retryAfterMs }
  }
  if (body.error === 'time_limit') return { ...body, kind: 'timeout' }
  return { ...body, kind: FAILURES.has(body.kind ?? '') ? (body.kind as FailureKind) : 'other' }
}

async function readBody(response: Response): Promise<Partial<RefusalDetails>> {
  try {
    return (await response.json()) as Partial<RefusalDetails>
  } catch {
    return {}
  }
}
