import { lazy } from 'react'

/** The page that shows them does not wait for their code. */
export const PropertyJobs = lazy(async () => ({
  default: (await import('./property-jobs.tsx')).PropertyJobs,
}))
