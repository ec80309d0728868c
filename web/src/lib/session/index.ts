export { leave } from './leave.ts'
export {
  currentSession,
  listenToSession,
  sessionEnding,
  useIsRecovering,
  useSession,
  useUser,
} from './session.ts'
export { adoptSession } from './adopt-session.ts'
export { startSession } from './start-session.ts'
export { freshSession } from './refresh-session.ts'
