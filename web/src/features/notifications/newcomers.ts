import type { Notification } from './api/list-notifications.ts'

/** Unread and newer than all that was there: an older one that a deletion lets back into the ten is no news. */
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
