import { AuthScreen, useSession } from '../features/auth/index.ts'
import { AccountScreen } from '../features/account/index.ts'

/** Signed out: the door. Signed in: the account. */
export function App() {
  const session = useSession()
  if (session === undefined) return null
  return session ? <AccountScreen key={session.user.id} user={session.user} /> : <AuthScreen />
}
