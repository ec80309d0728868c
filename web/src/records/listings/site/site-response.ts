import type { FailureKind, SiteAnswer } from '@predio/domain/properties'

export type Way = 'direct' | 'proxy'

export interface Question {
  address: string
  key: string
  /** For the saved site our server uses the saved key and allows more requests. */
  isSaved: boolean
  timeoutMs: number
  signal: AbortSignal
}

export interface SiteResponse {
  answer: SiteAnswer
  total: string | null
  retryAfterMs?: number | undefined
}

export function failed(failure: FailureKind): SiteResponse {
  return { answer: { kind: 'failure', failure }, total: null }
}
