import { isTooLong } from '@predio/domain/assistant'
import { readRetryAfter } from '../retry-after.ts'
import { AiFailure } from './ai-failure.ts'

/** AST-45: maps the status and the provider's message to a kind of failure. */
export function describeRefusal(
  status: number,
  retryAfter: string | null,
  body: string,
): AiFailure {
  if (status === 401 || status === 403) return new AiFailure('key', { status })
  if (status === 429) {
    return /quota|billing|credit/i.test(body)
      ? new AiFailure('quota')
      : new AiFailure('limit', { waitMs: readRetryAfter(retryAfter, Date.now()) })
  }
  if (status === 413 || (status === 400 && isTooLong(body))) return new AiFailure('length')
  if (status >= 500) return new AiFailure('server')
  return new AiFailure(/api[ _-]?key/i.test(body) ? 'key' : 'refused', { status })
}
