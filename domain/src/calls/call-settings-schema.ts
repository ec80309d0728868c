import { z } from 'zod'
import { CLIENT_TYPES } from '../clients/index.ts'
import type { TypedNumber } from '../money/index.ts'
import { CALL_DAYS_LIMITS, CALL_TARGET_LIMITS, type CallDays } from './call-settings.ts'
import { CALL_SETTINGS_MESSAGES as texts } from './messages.ts'

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
