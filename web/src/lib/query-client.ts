import { MutationCache, QueryClient } from '@tanstack/react-query'
import { readyToSave } from './ready-to-save.ts'

const FRESH_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Nothing that a person typed depends on it: its own failure says enough. */
      savesNothing?: boolean
    }
  }
}

/** Server state of the signed-in person; emptied whenever that person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection an answer fails and says so; what waits for one would look like loading for ever.
    queries: { staleTime: FRESH_MS, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onMutate: (_values, { meta }) => (meta?.savesNothing ? undefined : readyToSave()),
  }),
})
