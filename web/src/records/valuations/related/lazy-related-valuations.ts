import { lazy } from '../../../lib/lazy.ts'

export const RelatedValuations = lazy(async () => ({
  default: (await import('./related-valuations.tsx')).RelatedValuations,
}))
export const PropertyValuations = lazy(async () => ({
  default: (await import('./related-valuations.tsx')).PropertyValuations,
}))
