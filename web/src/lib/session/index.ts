export { signOut } from './sign-out.ts'
export {
  currentSession,
  listenToSession,
  sessionEnding,
  useIsRecovering,
  useOwesSecondFactor,
  useSession,
  useUser,
} from './session.ts'
export { adoptSession } from './adopt-session.ts'
export { appsOf, hasRecoveryCodes, owesSecondFactor } from './second-factor.ts'
export { startSession } from './start-session.ts'
export { freshSession } from './refresh-session.ts'
export { whenPersonChanges } from './when-person-changes.ts'
