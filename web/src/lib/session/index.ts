export { leave } from './leave.ts'
export {
  currentSession,
  listenToSession,
  sessionEnding,
  useIsRecovering,
  useSession,
  useUser,
} from './session.ts'
export { mailLinkProblem, startSession, type LinkProblem } from './start-session.ts'
export { freshSession } from './refresh-session.ts'
