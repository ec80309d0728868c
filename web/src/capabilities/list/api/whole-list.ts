import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf, type SHOWS } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'

type Read<Row> = (userId: string, signal: AbortSignal) => Promise<Row[]>

/** Reads a whole list, which the screen searches and filters while the person types. */
export function wholeList<Row>(kind: keyof typeof SHOWS, read: Read<Row>) {
  const queryOf = (userId: string) =>
    queryOptions({
      queryKey: keyOf(kind, userId),
      queryFn: ({ signal }) => read(userId, signal),
    })
  return { queryOf, useAll: () => useQuery(queryOf(useUser().id)) }
}
