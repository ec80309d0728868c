import { z } from 'zod'
import type { TypedNumber } from '../money/index.ts'
import { CLIENT_TYPES, type ClientType } from '../clients/index.ts'
import { CALL_SETTINGS_MESSAGES as texts } from './messages.ts'

/** CALL-12: a rule without days is off. */
export interface CallSettings {
  /** CALL-01: a visit asks for a call so many days later. */
  call_visit_days: number | null
  /** CALL-02: an offer may be this old. */
  call_offer_days: number | null
  /** CALL-03: a listing is new for so many days. */
  call_listing_days: number | null
  /** CALL-04: a client is new for so many days. */
  call_new_days: number | null
  /** CALL-05: a client without contact for so many days is called. */
  call_quiet_days: number | null
  call_client_types: ClientType[]
  /** CALL-13: the agent wants to contact so many clients a day. */
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

function days(name: CallDays) {
  const limits = CALL_DAYS_LIMITS[name]
  return whole(limits, texts.daysInvalid(limits.min, limits.max)).nullable()
}

function whole(
  { min, max }: { min: number; max: number },
  error: string,
): z.ZodType<number, TypedNumber> {
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

export const callSettingsSchema = z.object({
  call_visit_days: days('call_visit_days'),
  call_offer_days: days('call_offer_days'),
  call_listing_days: days('call_listing_days'),
  call_new_days: days('call_new_days'),
  call_quiet_days: days('call_quiet_days'),
  call_client_types: z.array(z.enum(CLIENT_TYPES)).min(1, { error: texts.typesMissing }),
  call_daily_target: whole(
    CALL_TARGET_LIMITS,
    texts.targetInvalid(CALL_TARGET_LIMITS.min, CALL_TARGET_LIMITS.max),
  ),
})
