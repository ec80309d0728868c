import { z } from 'zod'
import type { AuthContext, AuthHandler, AuthServices } from './auth-services.ts'
import { checkEmail } from './check-email.ts'
import { validationFailed } from './errors.ts'
import { findUserByEmail } from './find-user.ts'
import { issueOneTimeToken } from './issue-one-time-token.ts'
import { challengeFields, readChallenge } from './pkce.ts'
import { readBody, text } from './read-body.ts'
import { mailToken, spendMail } from './send-one-time-token.ts'

const body = z.object({ email: text, ...challengeFields })

/** POST /recover answers the same for every address. */
export function recover(services: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    if (given.email === '') throw validationFailed('Password recovery requires an email')
    const email = checkEmail(given.email)
    const challenge = readChallenge(given)
    const token = await services.database.asOwner(async (tx) => {
      await spendMail(tx, c, services, 'recovery', email)
      const user = await findUserByEmail(tx, email)
      return user && issueOneTimeToken(tx, { kind: 'recovery', user, challenge })
    })
    if (token) {
      const sent = mailToken(c, services, token)
      // A mail server's time would tell which addresses have an account; a file in the outbox takes none.
      if (services.config.mail.smtpUrl) sent.catch((error: unknown) => logUnsent(c, error))
      else await sent
    }
    return c.json({})
  }
}

function logUnsent(c: AuthContext, error: unknown): void {
  c.get('log').error({ err: error }, 'the recovery mail was not sent')
}
