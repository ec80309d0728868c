import { lazy } from '../../../lib/lazy.ts'

export const PropertyJobs = lazy(async () => ({
  default: (await import('./property-jobs.tsx')).PropertyJobs,
}))
