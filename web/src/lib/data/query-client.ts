import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { log } from '../log.ts'
import { readyToSave } from '../ready-to-save.ts'
import { isUnreachable } from '../unreachable.ts'

const FRESH_MS = 30_000

interface LastSeen {
  userId: string
  /** The device stores one copy for each name. */
  name: string
  /** The view or the day that the copy shows; the copy is not used for another one. */
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
      /** Text for the log; without it the caller expects failures, such as a wrong password. */
      failure?: string
    }
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // A failed read was repeated already (OFF-10). Without a connection requests fail at once, because waiting would look endless.
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
