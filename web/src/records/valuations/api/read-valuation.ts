import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { valuations } from './save-valuation.ts'

export function valuationQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('valuations', userId, 'one', id),
    queryFn: () => valuations.read(userId, id),
  })
}
