import { Navigate, Outlet, useLocation } from 'react-router'
import type { DoorState } from '../features/auth/door-state.ts'
import { sessionEnding, useIsRecovering, useSession } from '../lib/session/index.ts'

/** Without a session to /login, which remembers where the person was, unless they left on purpose. */
export function RequireSession() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const location = useLocation()
  if (session && isRecovering) return <Navigate to="/nueva-contrasena" replace />
  if (session) return <Outlet />
  const ending = sessionEnding()
  const state: DoorState = { from: location, isLost: ending === 'lost' }
  return <Navigate to="/login" replace state={ending === 'left' ? null : state} />
}
