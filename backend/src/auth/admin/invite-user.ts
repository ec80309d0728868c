import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { createUser, isDuplicateEmail } from '../users/create-user.ts'
import { emailExists } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken } from '../mailed-links/issue-one-time-token.ts'
import { presentUser } from '../users/present-user.ts'
import { metadata, readBody, text, type Metadata } from '../read-body.ts'
import { mailToken } from '../mailed-links/send-one-time-token.ts'
import type { UserRecord } from '../users/user-record.ts'

const body = z.object({ email: text, data: metadata })

export function inviteUser(services: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    const email = checkEmail(given.email)
    const token = await services.database
      .asOwner(async (tx) => {
        const user = await findOrCreateUnconfirmed(tx, { email, data: given.data })
        return issueOneTimeToken(tx, services.keyring, { kind: 'invite', user })
      })
      .catch((error: unknown) => {
        throw isDuplicateEmail(error) ? emailExists() : error
      })
    await mailToken(c, services, token)
    return c.json(presentUser(token.user))
  }
}

/** A confirmed account cannot be invited or signed up again. */
export async function findOrCreateUnconfirmed(
  tx: Transaction,
  given: { email: string; data: Metadata | undefined; passwordHash?: string },
): Promise<UserRecord> {
  const { email, data, passwordHash = '' } = given
  const existing = await findUserByEmail(tx, email)
  if (existing?.email_confirmed_at) throw emailExists()
  return existing ?? createUser(tx, { email, passwordHash, confirmed: false, userMetadata: data })
}
