import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { notificationsQuery, type Notification } from './list-notifications.ts'
import { pagesKey } from './page-notifications.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** Returns the changed notification, or undefined to remove it. */
type Change = (notification: Notification) => Notification | undefined

/** Applies a change to the cached lists of bell and page before the server answers, and returns how to undo it. */
export async function changeShown(
  client: QueryClient,
  userId: string,
  change: Change,
): Promise<() => void> {
  const queryKey = keyOf('notifications', userId)
  await client.cancelQueries({ queryKey })
  const before = client.getQueriesData({ queryKey })
  const apply = (list: Notification[]) => list.flatMap((each) => change(each) ?? [])
  client.setQueryData(notificationsQuery(userId).queryKey, (list) => list && apply(list))
  client.setQueriesData<InfiniteData<Notification[]>>(
    { queryKey: pagesKey(userId) },
    (data) => data && { ...data, pages: data.pages.map(apply) },
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
