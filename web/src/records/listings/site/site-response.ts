import type { FailureKind, SiteAnswer } from '@predio/domain/properties'

/** How a site is reached: by the browser itself, or by our server where it refuses browsers. */
export type Way = 'direct' | 'proxy'

export interface Question {
  address: string
  /** Empty for a site without one. */
  key: string
  /** Of the saved site: then the proxy takes the saved key, and allows more questions. */
  isSaved: boolean
  timeoutMs: number
  signal: AbortSignal
}

/** An answer with what its headers say. */
export interface SiteResponse {
  answer: SiteAnswer
  /** X-WP-Total as it came. */
  total: string | null
  retryAfterMs?: number | undefined
}

export function failed(failure: FailureKind): SiteResponse {
  return { answer: { kind: 'failure', failure }, total: null }
}
