import { decodeText } from '@predio/domain/csv'
import { fetchBytesThroughProxy, ProxyRefusal } from '../../../../lib/fetch-through-proxy.ts'

export type PageProblem = 'blocked' | 'unknown' | 'timeout' | 'refused' | 'tooMany' | 'failed'

const TIMEOUT_MS = 15_000
const PROBLEMS: Readonly<Record<ProxyRefusal['details']['kind'], PageProblem>> = {
  blocked: 'blocked',
  dns: 'unknown',
  timeout: 'timeout',
  http: 'refused',
  refused: 'refused',
  tls: 'refused',
  tooMany: 'tooMany',
  other: 'failed',
}

/** LIMP-09: our server fetches the page and refuses addresses inside its network. */
export async function fetchPage(
  url: string,
  signal: AbortSignal,
): Promise<{ html: string } | { problem: PageProblem }> {
  try {
    const question = { url, import: 'page', timeoutMs: TIMEOUT_MS } as const
    const bytes = await fetchBytesThroughProxy(question, signal)
    return { html: decodeText(new Uint8Array(await bytes.arrayBuffer())) }
  } catch (error) {
    if (error instanceof ProxyRefusal) return { problem: PROBLEMS[error.details.kind] }
    throw error
  }
}
