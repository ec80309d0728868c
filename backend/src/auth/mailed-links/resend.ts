import { z } from 'zod'
import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { needsBothSides, repeatEmailChange } from './email-change.ts'
import { phoneDisabled, validationFailed } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken } from './issue-one-time-token.ts'
import { readBody, text } from '../read-body.ts'
import { isMailboxProven } from './unproven-access.ts'
import { mailEmailChange, mailToken, sendUnobserved, spendMail } from './send-one-time-token.ts'

const body = z.object({ type: text, email: text, phone: text })

type Resendable = 'signup' | 'email_change' | 'phone_change'

export function resend(services: AuthServices): AuthHandler {
  return async (c) => {
    const { type, email } = checkRequest(await readBody(c, body))
    if (type === 'phone_change') return c.json({})
    const { database } = services
    await database.asOwner((tx) => spendMail(tx, c, services, type, email))
    await sendUnobserved(c, services, () =>
      type === 'signup' ? resendSignUp(c, services, email) : resendChange(c, services, email),
    )
    return c.json({})
  }
}

/** An address that counts as confirmed since sign-up, but was never proven by mail, gets another link too. */
async function resendSignUp(c: AuthContext, services: AuthServices, email: string): Promise<void> {
  const token = await services.database.asOwner(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || isMailboxProven(user)) return undefined
    return issueOneTimeToken(tx, services.keyring, { kind: 'signup', user })
  })
  if (token) await mailToken(c, services, token)
}

async function resendChange(c: AuthContext, services: AuthServices, email: string): Promise<void> {
  const change = await services.database.asOwner(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const { config, keyring } = services
    return user && repeatEmailChange(tx, keyring, user, needsBothSides(config, user))
  })
  if (change) await mailEmailChange(c, services, change)
}

function checkRequest(given: z.output<typeof body>): { type: Resendable; email: string } {
  const { type, email, phone } = given
  if (!isKnownType(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (email === '' && type === 'signup') {
    throw validationFailed('Type provided requires an email address')
  }
  if (phone === '' && type === 'sms') {
    throw validationFailed('Type provided requires a phone number')
  }
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided.')
  }
  if (phone !== '') {
    throw phoneDisabled(400, 'Phone logins are disabled')
  }
  if (email === '') throw validationFailed('Missing email address or phone number')
  // An earlier check has refused a request of type `sms` with a phone number.
  return { type: type === 'sms' ? 'phone_change' : type, email: checkEmail(email) }
}

function isKnownType(type: string): type is Resendable | 'sms' {
  return ['signup', 'email_change', 'sms', 'phone_change'].includes(type)
}
