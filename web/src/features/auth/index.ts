export { AuthScreen } from './auth-screen.tsx'
export { useSession } from './use-session.ts'
