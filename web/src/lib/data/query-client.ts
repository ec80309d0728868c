import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { log } from '../log.ts'
import { readyToSave } from '../ready-to-save.ts'
import { isUnreachable } from '../unreachable.ts'

const FRESH_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** It saves nothing that a person typed, so that it needs no check of the connection. */
      savesNothing?: boolean
      /** It is kept in the outbox where there is no connection, and asks for one by itself. */
      keepsUnsent?: boolean
      /** The log line of a failure. Without it the caller expects failures, for example a wrong password. */
      failure?: string
    }
  }
}

/** Server state of the signed-in person; emptied whenever that person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A server out of reach was asked several times already (OFF-10). Requests fail without a connection instead of waiting for one, which would look like endless loading.
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < 1 && !isUnreachable(error),
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => log.error(`${String(queryKey[0])} not read`, error),
  }),
  mutationCache: new MutationCache({
    onMutate: (_values, { meta }) =>
      meta?.savesNothing || meta?.keepsUnsent ? undefined : readyToSave(),
    onError: (error, _values, _result, { meta }) =>
      meta?.failure ? log.error(meta.failure, error) : log.refusal('refused', error),
  }),
})
