import type { Notification } from './api/list-notifications.ts'

/** NOT-07: a deletion brings an older notification back into the list, which is not new. */
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
