export { buildCallList, type Call } from './build-call-list.ts'
export type {
  CallClient,
  CallInput,
  CallInteraction,
  CallMessage,
  CallOpportunity,
} from './call-input.ts'
export type { CallReason, CallRuleId } from './call-rules.ts'
