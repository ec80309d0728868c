import { CLIENT_TYPES, type ClientType } from '../clients/index.ts'

/** CALL-12: null switches a rule off. */
export interface CallSettings {
  /** CALL-01: this many days after a visit the client is called. */
  call_visit_days: number | null
  /** CALL-02: an offer leads to a call until it is this many days old. */
  call_offer_days: number | null
  /** CALL-03: a listing counts as new for this many days. */
  call_listing_days: number | null
  /** CALL-04: a client counts as new for this many days. */
  call_new_days: number | null
  /** CALL-05: after this many days without contact the client is called. */
  call_quiet_days: number | null
  call_client_types: ClientType[]
  /** CALL-13: the number of clients whom the agent wants to contact each day. */
  call_daily_target: number
}

export type CallDays = Exclude<keyof CallSettings, 'call_client_types' | 'call_daily_target'>

export const DEFAULT_CALL_SETTINGS: CallSettings = {
  call_visit_days: 1,
  call_offer_days: 14,
  call_listing_days: 7,
  call_new_days: 7,
  call_quiet_days: 30,
  call_client_types: [...CLIENT_TYPES],
  call_daily_target: 20,
}

export const CALL_TARGET_LIMITS = { min: 1, max: 200 } as const

export const CALL_DAYS_LIMITS: Record<CallDays, { min: number; max: number }> = {
  call_visit_days: { min: 1, max: 14 },
  call_offer_days: { min: 1, max: 90 },
  call_listing_days: { min: 1, max: 60 },
  call_new_days: { min: 1, max: 60 },
  call_quiet_days: { min: 7, max: 365 },
}
