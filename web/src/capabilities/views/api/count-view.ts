import type { ServerEntity } from '@predio/domain/views'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useToday } from '../../profile/use-today.ts'
import { useZone } from '../../profile/use-zone.ts'
import { countView } from './count-views.ts'
import { useSavedViews } from './list-views.ts'
import { viewQuery } from './select-rows.ts'

/** VIEW-10: one request counts all views of a bar; it waits until the bar knows its views. */
export function useViewCount(entity: ServerEntity, view: string): number | undefined {
  const { id: userId } = useUser()
  const now = useNow()
  const zone = useZone()
  const today = useToday()
  const { isPending: isBarUnknown } = useSavedViews(entity, false)
  return useQuery({
    queryKey: keyOf(entity, userId, 'count', view, today, zone),
    queryFn: ({ signal }) => countView(entity, viewQuery(entity, view, { now, zone }), signal),
    placeholderData: keepPreviousData,
    enabled: !isBarUnknown,
  }).data
}
