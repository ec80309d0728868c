import type { Notification } from './api/list-notifications.ts'

/** NOT-07: the unread ones newer than all that were listed before. A deletion brings an older one back into the ten; it is not new. */
export function newcomers(
  before: readonly Notification[],
  now: readonly Notification[],
): readonly Notification[] {
  const newest = before.reduce((latest, { created_at }) => Math.max(latest, time(created_at)), 0)
  return now.filter(({ read, created_at }) => !read && time(created_at) > newest)
}

function time(at: string): number {
  return new Date(at).getTime()
}
