import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { log } from '../log.ts'
import { readyToSave } from '../ready-to-save.ts'
import { isUnreachable } from '../unreachable.ts'

const FRESH_MS = 30_000

interface LastSeen {
  userId: string
  /** Each name has one copy. */
  name: string
  /** Another view or day is not shown in its place. */
  of: string
  toCopy: (data: never) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      lastSeen?: LastSeen
    }
    mutationMeta: {
      savesNothing?: boolean
      usesOutbox?: boolean
      /** Without it the caller expects failures, such as a wrong password. */
      failure?: string
    }
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // OFF-10 already repeated the read, and requests without a connection fail instead of waiting, which would look like endless loading.
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
      meta?.savesNothing || meta?.usesOutbox ? undefined : readyToSave(),
    onError: (error, _values, _result, { meta }) =>
      meta?.failure ? log.error(meta.failure, error) : log.refusal('refused', error),
  }),
})
