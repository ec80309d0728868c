import type { DoorState } from '../features/auth/door-state.ts'
import { ADDRESSES, DASHBOARD } from '../lib/navigation.ts'

interface ReturnPlace {
  to: { pathname: string; search?: string; hash?: string }
  state: unknown
}

const HOME: ReturnPlace = { to: { pathname: DASHBOARD }, state: null }

/** Where to go after the door: back to a place behind it, or to the plan chosen on the landing page. */
export function returnPlace(state: unknown, search: string): ReturnPlace {
  const from = (state as DoorState | null)?.from
  if (!from || !`${from.pathname}/`.startsWith(`${DASHBOARD}/`)) return chosenPlan(search)
  const { pathname, hash } = from
  return { to: { pathname, search: from.search, hash }, state: from.state }
}

function chosenPlan(search: string): ReturnPlace {
  const plan = new URLSearchParams(search).get('plan')
  if (!plan) return HOME
  const chosen = new URLSearchParams({ plan })
  return { to: { pathname: ADDRESSES.subscription, search: `?${chosen}` }, state: null }
}
