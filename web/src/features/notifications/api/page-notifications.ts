import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { COLUMNS, type Notification } from './list-notifications.ts'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE_SIZE = 50

export type Shown = 'all' | 'unread'

const NEWEST_FIRST: Order<Notification> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
]

async function pageNotifications(
  userId: string,
  shown: Shown,
  after: Notification | null,
  signal: AbortSignal,
): Promise<Notification[]> {
  let query = supabase().from('notifications').select(COLUMNS).eq('user_id', userId)
  if (shown === 'unread') query = query.eq('read', false)
  const { data } = await pageAfter(query, NEWEST_FIRST, after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

async function countUnread(userId: string, signal: AbortSignal): Promise<number> {
  const { count } = await supabase()
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('read', false)
    .abortSignal(signal)
    .throwOnError()
  return count ?? 0
}

export function pagesKey(userId: string) {
  return keyOf('notifications', userId, 'pages')
}

function pagesQuery(userId: string, shown: Shown) {
  return infiniteQueryOptions({
    queryKey: keyOf('notifications', userId, 'pages', shown),
    queryFn: ({ pageParam, signal }) => pageNotifications(userId, shown, pageParam, signal),
    ...keysetPages<Notification>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('notifications', userId, 'unread'),
    queryFn: ({ signal }) => countUnread(userId, signal),
  })
}

export function useNotificationPages(shown: Shown) {
  return useInfiniteQuery(pagesQuery(useUser().id, shown))
}

export function useUnreadCount() {
  return useQuery(unreadQuery(useUser().id))
}
