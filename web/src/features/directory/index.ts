import { lazy } from 'react'

/** The page that shows them does not wait for their code. */
export const PropertyJobs = lazy(async () => ({
  default: (await import('./related/property-jobs.tsx')).PropertyJobs,
}))
