import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { log } from '../log.ts'
import { readyToSave } from '../ready-to-save.ts'

const FRESH_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Nothing that a person typed depends on it: its own failure says enough. */
      savesNothing?: boolean
      /** What the log says when it fails. Without one the failure is an answer that its caller expects, as a wrong password. */
      failure?: string
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
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => log.error(`${String(queryKey[0])} not read`, error),
  }),
  mutationCache: new MutationCache({
    onMutate: (_values, { meta }) => (meta?.savesNothing ? undefined : readyToSave()),
    onError: (error, _values, _result, { meta }) =>
      meta?.failure ? log.error(meta.failure, error) : log.warn('refused', error),
  }),
})
