import type { Notification } from './api/list-notifications.ts'

/** NOT-07: after a deletion an older notification moves up into the list; it does not count as new. */
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
