import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { AuthState } from '../features/auth/form/auth-state.ts'
import { LoadingPage } from './loading-page.tsx'
import {
  sessionEnding,
  useIsRecovering,
  useOwesSecondFactor,
  useSession,
} from '../lib/session/index.ts'

/** Only who has a second factor needs it. */
const SecondStepScreen = lazy(async () => ({
  default: (await import('../features/auth/second-step-screen.tsx')).SecondStepScreen,
}))

/** Without a session to /login, which remembers where the person was, unless they left on purpose. */
export function RequireSession() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const owesSecondFactor = useOwesSecondFactor()
  const location = useLocation()
  // In place of the screen and at its address: once shown, the person is where they wanted to be.
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
  return <Navigate to="/login" replace state={ending === 'left' ? null : state} />
}
