import { basicAuthorization } from '@predio/domain/properties'
import { readRetryAfter } from '../../../lib/retry-after.ts'
import { TooLate, withDeadline } from './deadline.ts'
import { failed, type Heard, type Question } from './heard.ts'

/**
 * The browser asks the site. Throws a TypeError ('Failed to fetch') where it may not or cannot: it never says which.
 * No header but these two: WordPress allows no others, and never a cookie.
 */
export async function askDirectly(question: Question): Promise<Heard> {
  const { address, key, timeoutMs, signal } = question
  const authorization = basicAuthorization(key)
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
    if (error instanceof TooLate) return failed('timeout')
    throw error
  }
}

function read({ status, statusText, headers }: Response, body: string): Heard {
  const json = parse(body)
  return {
    answer: {
      kind: 'answer',
      status,
      statusText,
      contentType: headers.get('content-type'),
      ...(json !== undefined && { json }),
    },
    total: headers.get('x-wp-total'),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}
