import { lazy } from '../../../lib/lazy.ts'

/** Loaded later, so that the pages that show them do not wait for their code. */
export const RelatedValuations = lazy(async () => ({
  default: (await import('./related-valuations.tsx')).RelatedValuations,
}))
export const PropertyValuations = lazy(async () => ({
  default: (await import('./related-valuations.tsx')).PropertyValuations,
}))
