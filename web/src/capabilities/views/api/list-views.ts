import type { Tables } from '@predio/domain/database'
import type { ViewEntity } from '@predio/domain/views'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ColumnsOf } from '../../../lib/columns.ts'
import { lastSeen } from '../../../lib/data/last-seen.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { savePreference } from '../../../lib/preferences.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export const VIEW_COLUMNS = 'id, entity, name, query, position, is_default, updated_at'

/** VIEW-01: a view is stored as the query of an address. */
export type SavedView = Pick<Tables<'saved_views'>, ColumnsOf<typeof VIEW_COLUMNS>>

async function listViews(userId: string, signal: AbortSignal): Promise<SavedView[]> {
  const { data } = await supabase()
    .from('saved_views')
    .select(VIEW_COLUMNS)
    .eq('user_id', userId)
    .order('position')
    .order('created_at')
    .order('id')
    .abortSignal(signal)
    .throwOnError()
  rememberDefaults(userId, data)
  return data
}

/** VIEW-08: stores the default views on this device, so that the next visit opens them at once. */
function rememberDefaults(userId: string, views: readonly SavedView[]): void {
  const defaults = views.filter(({ is_default }) => is_default)
  savePreference(
    DEFAULTS,
    userId,
    Object.fromEntries(defaults.map(({ entity, id, query }) => [entity, { id, query }])),
  )
}

export const DEFAULTS = 'views.defaults'

export function viewsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('saved-views', userId),
    queryFn: ({ signal }) => listViews(userId, signal),
    ...lastSeen<SavedView[]>(userId, 'saved-views'),
  })
}

/** With `isAsked` false the views are not read, but returned if another screen has read them. */
export function useSavedViews(entity: ViewEntity, isAsked = true) {
  return useQuery({
    ...viewsQuery(useUser().id),
    select: (views) => views.filter((view) => view.entity === entity),
    enabled: isAsked,
  })
}
