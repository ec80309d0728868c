import { fetchThroughProxy, ProxyRefusal } from '../../../lib/fetch-through-proxy.ts'
import { KeyUnreadable } from '../../../lib/saved-keys.ts'
import { DeadlineExceeded, withDeadline } from './deadline.ts'
import { failed, type SiteResponse, type Question } from './site-response.ts'

/** Time that our server needs in addition to the site's own. */
const MARGIN_MS = 5000

/** Our server can distinguish failures that a browser only calls 'Failed to fetch'. */
export async function askThroughProxy(question: Question): Promise<SiteResponse> {
  const { address: url, key, isSaved, timeoutMs, signal } = question
  try {
    return await withDeadline(timeoutMs + MARGIN_MS, signal, async (limited) => {
      const { data, headers } = await fetchThroughProxy(
        { url, timeoutMs, ...(!isSaved && { key }) },
        limited,
      )
      return {
        answer: {
          kind: 'answer',
          status: 200,
          json: data,
          redirectedTo: headers?.get('x-redirected-to') ?? null,
        },
        total: headers?.get('x-wp-total') ?? null,
      }
    })
  } catch (error) {
    if (error instanceof DeadlineExceeded) return failed('timeout')
    if (error instanceof ProxyRefusal) return answerOf(error)
    throw error
  }
}

function answerOf({ details }: ProxyRefusal): SiteResponse {
  const { kind, error, status, text = '', code = null, siteMessage } = details
  if (error === 'site_key_unreadable') throw new KeyUnreadable(text)
  switch (kind) {
    case 'http':
      return {
        answer: {
          kind: 'answer',
          status: status ?? 0,
          statusText: text,
          code,
          redirectedTo: details.redirectedTo ?? null,
          ...(siteMessage !== undefined && { json: { message: siteMessage } }),
        },
        total: null,
      }
    case 'tooMany':
      return {
        answer: { kind: 'answer', status: 429, statusText: 'Too Many Requests' },
        total: null,
        retryAfterMs: details.retryAfterMs,
      }
    default:
      return failed(kind)
  }
}
