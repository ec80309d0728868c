import { lazy } from 'react'

export type { RelatedValuation } from './api/list-related.ts'

/** The pages that show them do not wait for their code. */
export const RelatedValuations = lazy(async () => ({
  default: (await import('./related/related-valuations.tsx')).RelatedValuations,
}))
export const PropertyValuations = lazy(async () => ({
  default: (await import('./related/related-valuations.tsx')).PropertyValuations,
}))
