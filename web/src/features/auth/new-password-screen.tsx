import { Navigate } from 'react-router'
import {
  mailLinkProblem,
  sessionEnding,
  useIsRecovering,
  useSession,
} from '../../lib/session/index.ts'
import { LinkExpired } from './link-expired.tsx'
import { SetPassword } from './set-password.tsx'

/** Where the mail's link leads. Its session is a real one, but nothing else opens before the new password. */
export function NewPasswordScreen() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const problem = mailLinkProblem()
  if (session && isRecovering) return <SetPassword email={session.user.email ?? ''} />
  if (session && !problem) return <Navigate to="/dashboard" replace />
  if (sessionEnding() === 'left') return <Navigate to="/login" replace />
  return <LinkExpired problem={problem ?? 'refused'} isInside={Boolean(session)} />
}
