import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Specification, platform section 9. */
const LATEST = 10

export type Notification = Pick<
  Tables<'notifications'>,
  'id' | 'title' | 'message' | 'read' | 'created_at'
>

async function listNotifications(userId: string, signal: AbortSignal): Promise<Notification[]> {
  const { data } = await supabase()
    .from('notifications')
    .select('id, title, message, read, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(LATEST)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function notificationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) => listNotifications(userId, signal),
  })
}

/** `pollEvery` in milliseconds, or false where changes arrive by themselves. */
export function useNotifications(pollEvery: number | false) {
  return useQuery({ ...notificationsQuery(useUser().id), refetchInterval: pollEvery })
}
