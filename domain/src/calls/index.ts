export { buildCallList, type Call } from './build-call-list.ts'
export type {
  CallClient,
  CallInput,
  CallInteraction,
  CallMessage,
  CallOpportunity,
} from './call-input.ts'
export type { CallReason, CallRuleId } from './call-rules.ts'
export {
  CALL_DAYS_LIMITS,
  type CallDays,
  type CallSettings,
  callSettingsSchema,
  DEFAULT_CALL_SETTINGS,
} from './call-settings.ts'
