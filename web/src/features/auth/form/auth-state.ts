import { useLocation, type Location } from 'react-router'

/** What goes along from one page of sign-in to the next, in the history's state. */
export interface AuthState {
  /** Where the person was when the session ended. */
  from?: Location
  /** The session ended while they were inside. */
  isLost?: boolean
  /** What they typed on the page before. */
  email?: string
  /** The recovery mail that is on its way: a phone may forget the page while its owner reads the mail. */
  sent?: { email: string; nextAt: number }
  /** The address that has to be confirmed before the account opens; new where the mail has just been sent. */
  toConfirm?: { email: string; nextAt: number; isNew: boolean }
}

export function useAuthState(): AuthState {
  const { state } = useLocation() as Location<AuthState | null>
  return state ?? {}
}
