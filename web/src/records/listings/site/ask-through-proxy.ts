import type { FailureKind } from '@predio/domain/properties'
import { FunctionsHttpError } from '@supabase/functions-js'
import { readRetryAfter } from '../../../lib/retry-after.ts'
import { KeyUnreadable } from '../../../lib/saved-keys.ts'
import { supabase } from '../../../lib/supabase.ts'
import { DeadlineExceeded, withDeadline } from './deadline.ts'
import { failed, type SiteResponse, type Question } from './site-response.ts'

/** Our server needs some time around the site's own. */
const MARGIN_MS = 5000

/** What site-proxy says of a failure (docs/functions.md). */
interface Refusal {
  error?: string
  kind?: string
  status?: number | null
  text?: string
  code?: string
  siteMessage?: string
  redirectedTo?: string
}

const KINDS: ReadonlySet<string> = new Set(['refused', 'dns', 'tls', 'timeout', 'blocked'])

/** Our server asks the site. It distinguishes the failures that a browser only calls 'Failed to fetch'. */
export async function askThroughProxy(question: Question): Promise<SiteResponse> {
  const { address: url, key, isSaved, timeoutMs, signal } = question
  try {
    return await withDeadline(timeoutMs + MARGIN_MS, signal, async (limited) => {
      const { data, error, response } = await supabase().functions.invoke<unknown>('site-proxy', {
        body: { url, timeoutMs, ...(!isSaved && { key }) },
        signal: limited,
      })
      if (error) return await readRefusal(error, limited)
      return {
        answer: {
          kind: 'answer',
          status: 200,
          json: data,
          redirectedTo: response?.headers.get('x-redirected-to') ?? null,
        },
        total: response?.headers.get('x-wp-total') ?? null,
      }
    })
  } catch (error) {
    if (error instanceof DeadlineExceeded) return failed('timeout')
    throw error
  }
}

async function readBody(response: Response): Promise<Refusal> {
  try {
    return (await response.json()) as Refusal
  } catch {
    return {}
  }
}

async function readRefusal(error: unknown, signal: AbortSignal): Promise<SiteResponse> {
  signal.throwIfAborted()
  if (!(error instanceof FunctionsHttpError)) return failed('other')
  const response = error.context as Response
  const refusal = await readBody(response)
  if (refusal.error === 'site_key_unreadable') throw new KeyUnreadable(refusal.text)
  if (refusal.kind === 'http') {
    const { status, text = '', code = null, siteMessage, redirectedTo = null } = refusal
    const json = siteMessage === undefined ? {} : { json: { message: siteMessage } }
    return {
      answer: {
        kind: 'answer',
        status: status ?? 0,
        statusText: text,
        code,
        redirectedTo,
        ...json,
      },
      total: null,
    }
  }
  if (response.status === 429) {
    return {
      answer: { kind: 'answer', status: 429, statusText: 'Too Many Requests' },
      total: null,
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    }
  }
  if (refusal.error === 'time_limit') return failed('timeout')
  return failed(KINDS.has(refusal.kind ?? '') ? (refusal.kind as FailureKind) : 'other')
}
