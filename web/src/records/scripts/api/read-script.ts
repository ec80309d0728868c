import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { scripts } from './save-script.ts'

export function scriptQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('scripts', userId, id),
    queryFn: () => scripts.read(userId, id),
  })
}
