import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Specification, platform section 9. */
const LATEST = 10

export const COLUMNS = 'id, kind, title, message, data, read, created_at'

export type Notification = Pick<
  Tables<'notifications'>,
  'id' | 'kind' | 'title' | 'message' | 'data' | 'read' | 'created_at'
>

/** Everything read about them, the bell's ten and the page's all: what changes one invalidates it. */
export function notificationsKey(userId: string): readonly [string, string] {
  return ['notifications', userId]
}

async function listNotifications(userId: string, signal: AbortSignal): Promise<Notification[]> {
  const { data } = await supabase()
    .from('notifications')
    .select(COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(LATEST)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: notificationsKey(userId),
    queryFn: ({ signal }) => listNotifications(userId, signal),
  })
}

/** `pollEvery` in milliseconds, or false where changes arrive by themselves. */
export function useNotifications(pollEvery: number | false) {
  return useQuery({ ...notificationsQuery(useUser().id), refetchInterval: pollEvery })
}
