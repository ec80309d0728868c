import { lazy } from '../../../lib/lazy.ts'

/** Loaded lazily, so that the property's page does not wait for this code. */
export const PropertyJobs = lazy(async () => ({
  default: (await import('./property-jobs.tsx')).PropertyJobs,
}))
