export { buildCallList, type Call } from './build-call-list.ts'
export { type CallFactsRow, toCallLists } from './call-facts.ts'

export {
  CALL_DAYS_LIMITS,
  CALL_TARGET_LIMITS,
  type CallDays,
  type CallSettings,
  DEFAULT_CALL_SETTINGS,
} from './call-settings.ts'
export { callSettingsSchema } from './call-settings-schema.ts'
export { type FreshOffer, freshOffers } from './fresh-listings.ts'
