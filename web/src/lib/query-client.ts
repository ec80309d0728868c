import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** Server state of the signed-in person; emptied whenever that person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection an answer fails and says so; what waits for one would look like loading for ever.
    queries: { staleTime: FRESH_MS, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
