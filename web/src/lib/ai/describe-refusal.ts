import { readRetryAfter } from '../retry-after.ts'
import { AiFailure } from './ai-failure.ts'

/** What a status and the provider's words about it mean. */
export function describeRefusal(
  status: number,
  retryAfter: string | null,
  body: string,
): AiFailure {
  if (status === 401 || status === 403) return new AiFailure('key')
  if (status === 429) {
    return /quota|billing|credit/i.test(body)
      ? new AiFailure('quota')
      : new AiFailure('limit', { waitMs: readRetryAfter(retryAfter, Date.now()) })
  }
  if (status >= 500) return new AiFailure('server')
  return new AiFailure(/api[ _-]?key/i.test(body) ? 'key' : 'refused')
}

/** Of an answer 400: which of the fields that a provider may not know it complains about. */
export function findUnknownField(
  fields: readonly string[],
  sent: Readonly<Record<string, unknown>>,
  body: string,
): string | undefined {
  return fields.find((field) => field in sent && new RegExp(`\\b${field}\\b`, 'i').test(body))
}
