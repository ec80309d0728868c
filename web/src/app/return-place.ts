import type { DoorState } from '../features/auth/index.ts'

const HOME = { to: { pathname: '/dashboard' }, state: null }

/** Where to go after the door: back to a place behind it, and nowhere else. */
export function returnPlace(state: unknown): {
  to: { pathname: string; search?: string; hash?: string }
  state: unknown
} {
  const from = (state as DoorState | null)?.from
  if (!from || !/^\/dashboard(\/|$)/.test(from.pathname)) return HOME
  const { pathname, search, hash } = from
  return { to: { pathname, search, hash }, state: from.state }
}
