import { decodeText } from '@predio/domain/csv'
import { FunctionsHttpError } from '@supabase/functions-js'
import { supabase } from '../../../../../lib/supabase.ts'

/** Why a page could not be read. */
export type PageProblem = 'blocked' | 'unknown' | 'timeout' | 'refused' | 'tooMany' | 'failed'

const TIMEOUT_MS = 15_000
const PROBLEMS: Readonly<Record<string, PageProblem>> = {
  blocked: 'blocked',
  dns: 'unknown',
  timeout: 'timeout',
  http: 'refused',
  refused: 'refused',
  tls: 'refused',
}

/** LIMP-09: a public page through our server, which refuses addresses inside its network. */
export async function fetchPage(
  url: string,
  signal: AbortSignal,
): Promise<{ html: string } | { problem: PageProblem }> {
  const { data, error } = await supabase().functions.invoke<Blob>('site-proxy', {
    body: { url, import: 'page', timeoutMs: TIMEOUT_MS },
    signal,
  })
  signal.throwIfAborted()
  if (data instanceof Blob) {
    return { html: decodeText(new Uint8Array(await data.arrayBuffer())) }
  }
  return { problem: await problemOf(error) }
}

async function problemOf(error: unknown): Promise<PageProblem> {
  if (!(error instanceof FunctionsHttpError)) return 'failed'
  const response = error.context as Response
  if (response.status === 429) return 'tooMany'
  try {
    const { kind, error: limit } = (await response.json()) as { kind?: string; error?: string }
    if (limit === 'time_limit') return 'timeout'
    return PROBLEMS[kind ?? ''] ?? 'failed'
  } catch {
    return 'failed'
  }
}
