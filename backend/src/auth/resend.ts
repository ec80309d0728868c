import { z } from 'zod'
import type { AuthHandler, AuthServices } from './auth-services.ts'
import { checkEmail } from './check-email.ts'
import { phoneDisabled, validationFailed } from './errors.ts'
import { findUserByEmail } from './find-user.ts'
import { issueOneTimeToken, type TokenRequest } from './issue-one-time-token.ts'
import { readBody, text } from './read-body.ts'
import { mailToken, spendMail } from './send-one-time-token.ts'
import type { UserRecord } from './user-record.ts'

const body = z.object({ type: text, email: text, phone: text })

type Resendable = 'signup' | 'email_change'

/** POST /resend answers the same whether or not there was something to send. */
export function resend(services: AuthServices): AuthHandler {
  return async (c) => {
    const { type, email } = checkRequest(await readBody(c, body))
    const token = await services.database.asOwner(async (tx) => {
      await spendMail(tx, c, services, type, email)
      const user = await findUserByEmail(tx, email)
      const request = user && pendingRequest(type, user)
      return request && issueOneTimeToken(tx, request)
    })
    if (token) await mailToken(c, services, token)
    return c.json({})
  }
}

function pendingRequest(kind: Resendable, user: UserRecord): TokenRequest | undefined {
  if (kind === 'signup') return user.email_confirmed_at ? undefined : { kind, user }
  return user.email_change ? { kind, user, newEmail: user.email_change } : undefined
}

function checkRequest(given: z.output<typeof body>): { type: Resendable; email: string } {
  const { type, email, phone } = given
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided.')
  }
  if (phone !== '') {
    throw phoneDisabled(400, 'Phone logins are disabled')
  }
  if (type === 'sms' || type === 'phone_change') {
    throw validationFailed('Type provided requires a phone number')
  }
  if (email === '') throw validationFailed('Type provided requires an email address')
  return { type: type === 'signup' ? 'signup' : 'email_change', email: checkEmail(email) }
}
