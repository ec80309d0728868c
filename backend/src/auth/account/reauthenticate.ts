import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { emailNotConfirmed, validationFailed } from '../errors.ts'
import { requireSecondFactor } from '../mfa/second-factor.ts'
import { requireUser } from '../sessions/require-user.ts'
import { sendOneTimeToken } from '../mailed-links/send-one-time-token.ts'

export function reauthenticate(services: AuthServices): AuthHandler {
  return async (c) => {
    const caller = await requireUser(c, services)
    // A session without the second factor gets no mail.
    requireSecondFactor(caller, 403, 'AAL2 required to reauthenticate')
    const { user } = caller
    if (!user.email) {
      throw validationFailed(
        'Reauthentication requires the user to have an email or a phone number',
      )
    }
    if (!user.email_confirmed_at) {
      throw emailNotConfirmed(422, 'Please verify your email first.')
    }
    await sendOneTimeToken(c, services, { kind: 'reauthentication', user })
    return c.json({})
  }
}
