import { expect, it } from 'vitest'
import { DEFAULT_CALL_SETTINGS } from './call-settings.ts'
import { callSettingsSchema } from './call-settings-schema.ts'

it.each([
  [{ call_visit_days: 0 }, 'Escribe un número de días entre 1 y 14'],
  [{ call_quiet_days: 6 }, 'Escribe un número de días entre 7 y 365'],
  [{ call_offer_days: 1.5 }, 'Escribe un número de días entre 1 y 90'],
  [{ call_client_types: [] }, 'Elige al menos un tipo de cliente'],
  [{ call_daily_target: 0 }, 'Escribe una meta entre 1 y 200'],
  [{ call_daily_target: 201 }, 'Escribe una meta entre 1 y 200'],
  [{ call_daily_target: null }, 'Escribe una meta entre 1 y 200'],
])('CALL-13 CALL-15 CALL-16 refuses the call settings %o', (change, message) => {
  const { error } = callSettingsSchema.safeParse({ ...DEFAULT_CALL_SETTINGS, ...change })
  expect(error?.issues[0]?.message).toBe(message)
})

it('CALL-12 accepts the default call settings, and rules that are switched off', () => {
  expect(callSettingsSchema.parse(DEFAULT_CALL_SETTINGS)).toEqual(DEFAULT_CALL_SETTINGS)
  const quiet = { ...DEFAULT_CALL_SETTINGS, call_quiet_days: null }
  expect(callSettingsSchema.parse(quiet)).toEqual(quiet)
})
