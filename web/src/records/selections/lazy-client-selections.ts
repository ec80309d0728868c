import { lazy } from '../../lib/lazy.ts'

/** Loaded later, so that the client's page does not wait for its code. */
export const ClientSelections = lazy(async () => ({
  default: (await import('./client-selections.tsx')).ClientSelections,
}))
