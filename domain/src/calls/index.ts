export { buildCallList, type Call } from './build-call-list.ts'
export { type CallFactsRow, toCallLists } from './call-facts.ts'
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
  CALL_TARGET_LIMITS,
  type CallDays,
  type CallSettings,
  callSettingsSchema,
  DEFAULT_CALL_SETTINGS,
} from './call-settings.ts'
export { type FreshOffer, freshOffers } from './fresh-listings.ts'
