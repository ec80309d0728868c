import { Navigate } from 'react-router'
import {
  sessionEnding,
  useIsRecovering,
  useOwesSecondFactor,
  useSession,
} from '../../lib/session/index.ts'
import { SecondStepScreen } from './second-step-screen.tsx'
import { LinkExpired } from './confirm/link-expired.tsx'
import { SetPassword } from './set-password.tsx'
import { DASHBOARD } from '../../lib/navigation.ts'

/** ACC-37: a recovery link opens a real session, but the app opens nothing else before a new password is set. */
export function NewPasswordScreen() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const owesSecondFactor = useOwesSecondFactor()
  if (owesSecondFactor) return <SecondStepScreen />
  if (session && isRecovering) return <SetPassword email={session.user.email ?? ''} />
  if (session) return <Navigate to={DASHBOARD} replace />
  if (sessionEnding() === 'signed-out') return <Navigate to="/login" replace />
  return <LinkExpired type="recovery" />
}
