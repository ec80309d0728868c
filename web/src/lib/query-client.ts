import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** Server state of the signed-in person; emptied whenever that person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: 1 },
    mutations: { retry: false },
  },
})
