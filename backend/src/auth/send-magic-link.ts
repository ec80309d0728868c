import { z } from 'zod'
import type { Transaction } from '../database/types.ts'
import type { AuthHandler, AuthServices } from './auth-services.ts'
import { checkEmail } from './check-email.ts'
import { createUser, isDuplicateEmail } from './create-user.ts'
import { phoneDisabled, otpDisabled, overMailLimit, validationFailed } from './errors.ts'
import { findUserByEmail } from './find-user.ts'
import { issueOneTimeToken } from './issue-one-time-token.ts'
import { challengeFields, readChallenge } from './pkce.ts'
import { metadata, readBody, text } from './read-body.ts'
import { mailToken, spendMail } from './send-one-time-token.ts'
import type { UserRecord } from './user-record.ts'

const body = z.object({
  email: text,
  phone: text,
  data: metadata,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  ...challengeFields,
})

type Given = z.output<typeof body>

/** POST /otp: a sign-in without a password. Who is new is created and confirmed by the link. */
export function sendMagicLink(services: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    const email = readAddress(given)
    const challenge = readChallenge(given)
    const token = await services.database
      .asOwner(async (tx) => {
        await spendMail(tx, c, services, 'magiclink', email)
        const user = await findOrCreate(tx, email, given)
        return issueOneTimeToken(tx, { kind: 'magiclink', user, challenge })
      })
      .catch((error: unknown) => {
        // Another request has just created the same user and mailed the link.
        throw isDuplicateEmail(error) ? overMailLimit(60) : error
      })
    await mailToken(c, services, token)
    return c.json({})
  }
}

function readAddress({ email, phone }: Given): string {
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided')
  }
  if (phone !== '') {
    throw phoneDisabled(400, 'Unsupported phone provider')
  }
  if (email === '') throw validationFailed('One of email or phone must be set')
  return checkEmail(email)
}

async function findOrCreate(tx: Transaction, email: string, given: Given): Promise<UserRecord> {
  const user = await findUserByEmail(tx, email)
  if (user) return user
  if (!given.create_user) throw otpDisabled()
  return createUser(tx, { email, passwordHash: '', confirmed: false, userMetadata: given.data })
}
