import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import type { RemoteSource } from '../../../lib/search-source.ts'

export function searchQuery({ id, ask }: RemoteSource, text: string) {
  return queryOptions({
    queryKey: keyOf('search', id, text),
    queryFn: ({ signal }) => ask(text, signal),
  })
}
