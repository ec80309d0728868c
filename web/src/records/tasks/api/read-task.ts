import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { tasks } from './save-task.ts'

export function taskQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('tasks', userId, 'one', id),
    queryFn: () => tasks.read(userId, id),
  })
}
