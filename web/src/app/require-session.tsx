import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { AuthState } from '../features/auth/form/auth-state.ts'
import { lazy } from '../lib/lazy.ts'
import { LoadingPage } from './loading-page.tsx'
import {
  sessionEnding,
  useIsRecovering,
  useOwesSecondFactor,
  useSession,
} from '../lib/session/index.ts'

/** Only people with a second factor need this code, so it loads when it is shown. */
const SecondStepScreen = lazy(async () => ({
  default: (await import('../features/auth/second-step-screen.tsx')).SecondStepScreen,
}))

/** ACC-20: the sign-in returns to the page where the session was lost, but not after signing out on purpose. */
export function RequireSession() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const owesSecondFactor = useOwesSecondFactor()
  const location = useLocation()
  // ACC-53: the code is requested at the screen's own address, so that the person stays there afterwards.
  if (owesSecondFactor) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <SecondStepScreen />
      </Suspense>
    )
  }
  if (session && isRecovering) return <Navigate to="/nueva-contrasena" replace />
  if (session) return <Outlet />
  const ending = sessionEnding()
  const state: AuthState = { from: location, isLost: ending === 'lost' }
  return <Navigate to="/login" replace state={ending === 'signed-out' ? null : state} />
}
