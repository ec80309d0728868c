import { lazy } from '../../lib/lazy.ts'

export const ClientSelections = lazy(async () => ({
  default: (await import('./client-selections.tsx')).ClientSelections,
}))
