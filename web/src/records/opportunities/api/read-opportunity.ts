import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { opportunities } from './save-opportunity.ts'

export function opportunityQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('opportunities', userId, 'one', id),
    queryFn: () => opportunities.read(userId, id),
  })
}
