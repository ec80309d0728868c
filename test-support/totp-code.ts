import { TOTP } from 'otpauth'

const STEP_MS = 30_000

/** A code works once, so a second code is taken from the next half minute, which the server already accepts. Thus no test has to wait. */
export function totpCode(secret: string, stepsAhead: 0 | 1 = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS })
}
