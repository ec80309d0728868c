import { Navigate, Outlet, useLocation } from 'react-router'
import { useIsRecovering, useSession } from '../lib/session/index.ts'
import { returnPlace } from './return-place.ts'

/** Who is signed in has no business at the door: on to the dashboard, or back to where the session ended. */
export function GuestsOnly() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const location = useLocation()
  if (!session) return <Outlet />
  if (isRecovering) return <Navigate to="/nueva-contrasena" replace />
  const { to, state } = returnPlace(location.state, location.search)
  return <Navigate to={to} replace state={state} />
}
