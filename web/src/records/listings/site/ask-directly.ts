import { basicAuthorization, mayCarryKey, parseSiteJson } from '@predio/domain/properties'
import { readRetryAfter } from '../../../lib/retry-after.ts'
import { DeadlineExceeded, withDeadline } from './deadline.ts'
import { failed, type SiteResponse, type Question } from './site-response.ts'

/** Asks the site from the browser, which never tells why a request was blocked. WordPress allows these two headers only. */
export async function askDirectly(question: Question): Promise<SiteResponse> {
  const { address, key, timeoutMs, signal } = question
  const authorization = mayCarryKey(address) ? basicAuthorization(key) : null
  try {
    return await withDeadline(timeoutMs, signal, async (limited) => {
      const response = await fetch(address, {
        headers: {
          Accept: 'application/json',
          ...(authorization && { Authorization: authorization }),
        },
        credentials: 'omit',
        cache: 'no-store',
        signal: limited,
      })
      return read(response, await response.text())
    })
  } catch (error) {
    if (error instanceof DeadlineExceeded) return failed('timeout')
    throw error
  }
}

function read(response: Response, body: string): SiteResponse {
  const { status, statusText, headers, redirected, url } = response
  const json = parseSiteJson(body)
  return {
    answer: {
      kind: 'answer',
      status,
      statusText,
      ...(json !== undefined && { json }),
      ...(redirected && { redirectedTo: url }),
    },
    total: headers.get('x-wp-total'),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
  }
}
