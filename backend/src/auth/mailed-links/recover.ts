import { z } from 'zod'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { validationFailed } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken } from './issue-one-time-token.ts'
import { challengeFields, readChallenge } from './pkce.ts'
import { readBody, text } from '../read-body.ts'
import { mailToken, sendUnobserved, spendMail } from './send-one-time-token.ts'

const body = z.object({ email: text, ...challengeFields })

/** The answer and its time are the same for every address. */
export function recover(services: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    if (given.email === '') throw validationFailed('Password recovery requires an email')
    const email = checkEmail(given.email)
    const challenge = readChallenge(given)
    const { database, keyring } = services
    await database.asOwner((tx) => spendMail(tx, c, services, 'recovery', email))
    await sendUnobserved(c, services, async () => {
      const token = await database.asOwner(async (tx) => {
        const user = await findUserByEmail(tx, email)
        return user && issueOneTimeToken(tx, keyring, { kind: 'recovery', user, challenge })
      })
      if (token) await mailToken(c, services, token)
    })
    return c.json({})
  }
}
