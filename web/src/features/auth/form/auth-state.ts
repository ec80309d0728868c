import { useLocation, type Location } from 'react-router'

export interface AuthState {
  from?: Location
  isLost?: boolean
  email?: string
  /** Stored in the history entry, because a phone may discard the page while the person reads the mail. */
  sent?: { email: string; nextAt: number }
  toConfirm?: { email: string; nextAt: number; isNew: boolean }
}

export function useAuthState(): AuthState {
  const { state } = useLocation() as Location<AuthState | null>
  return state ?? {}
}
