import type { AuthState } from '../features/auth/form/auth-state.ts'
import { ADDRESSES, DASHBOARD } from '../lib/navigation.ts'

interface ReturnPlace {
  to: { pathname: string; search?: string; hash?: string }
  state: unknown
}

const HOME: ReturnPlace = { to: { pathname: DASHBOARD }, state: null }

export function returnPlace(state: unknown, search: string): ReturnPlace {
  const from = (state as AuthState | null)?.from
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
