import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ColumnsOf } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** NOT-01 limits the list of the bell. */
export const MAX_LISTED = 10

export const COLUMNS = 'id, kind, title, message, data, read, created_at'

export type Notification = Pick<Tables<'notifications'>, ColumnsOf<typeof COLUMNS>>

async function listNotifications(userId: string, signal: AbortSignal): Promise<Notification[]> {
  const { data } = await supabase()
    .from('notifications')
    .select(COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(MAX_LISTED)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('notifications', userId),
    queryFn: ({ signal }) => listNotifications(userId, signal),
  })
}

export function useNotifications(pollEvery: number | false) {
  return useQuery({ ...notificationsQuery(useUser().id), refetchInterval: pollEvery })
}
