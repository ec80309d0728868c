import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../lib/data/query-client.ts'
import { forgetOnChange } from './forget-on-change.ts'
import { router } from './router.tsx'

forgetOnChange()

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
