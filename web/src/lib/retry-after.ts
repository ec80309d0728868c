import { fetchUnlessEarly } from './early-answers.ts'
import { recordReference } from './failure-reference.ts'

/** auth-js does not expose the headers of a refusal, so the time in `Retry-After` is recorded here. */
let waitUntil = 0

const send = recordReference(fetchUnlessEarly)

export const fetchRecordingRetryAfter: typeof fetch = async (...request) => {
  const response = await send(...request)
  if (response.status === 429) {
    waitUntil = Date.now() + (readRetryAfter(response.headers.get('retry-after'), Date.now()) ?? 0)
  }
  return response
}

export function serverWaitMs(): number | undefined {
  const left = waitUntil - Date.now()
  return left > 0 ? left : undefined
}

export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return ms > 0 ? ms : undefined
}
