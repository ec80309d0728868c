import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { interactions } from './save-interaction.ts'

export function interactionQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('interactions', userId, 'one', id),
    queryFn: () => interactions.read(userId, id),
  })
}
