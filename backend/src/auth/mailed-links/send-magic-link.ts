import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { checkPhone } from '../users/check-phone.ts'
import { createUser, isDuplicateEmail } from '../users/create-user.ts'
import { otpDisabled, phoneDisabled, validationFailed } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken, type IssuedToken } from './issue-one-time-token.ts'
import { challengeFields, readChallenge, type Challenge } from './pkce.ts'
import { metadata, readBody, text } from '../read-body.ts'
import { mailToken, sendUnobserved, spendMail } from './send-one-time-token.ts'

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

/**
 * Signs in without a password; a new account is created and confirmed by the link. The answer never tells who has an account, although
 * GoTrue's sometimes does.
 */
export function sendMagicLink(services: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    const email = readAddress(given)
    const challenge = readChallenge(given)
    const { database, keyring } = services
    await database.asOwner((tx) => spendMail(tx, c, services, 'magiclink', email))
    await sendUnobserved(c, services, async () => {
      const token = await database
        .asOwner((tx) => issueFor(tx, keyring, { ...given, email }, challenge))
        .catch(ifNew)
      if (token) await mailToken(c, services, token)
    })
    return c.json({})
  }
}

function readAddress({ email, phone, create_user: mayCreate }: Given): string {
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided')
  }
  if (phone !== '') {
    // GoTrue looks for an account with the phone number before it answers that sign-ups are disabled; here no account has one.
    if (!mayCreate && checkPhone(phone)) throw otpDisabled()
    throw phoneDisabled(400, 'Unsupported phone provider')
  }
  if (email === '') throw validationFailed('One of email or phone must be set')
  return checkEmail(email)
}

/** A stranger without an account gets no mail, but the same answer. */
async function issueFor(
  tx: Transaction,
  keyring: Keyring,
  { email, create_user: mayCreate, data }: Given,
  challenge: Challenge | undefined,
): Promise<IssuedToken | undefined> {
  const known = await findUserByEmail(tx, email)
  if (!known && !mayCreate) return undefined
  const user =
    known ??
    (await createUser(tx, { email, passwordHash: '', confirmed: false, userMetadata: data }))
  return issueOneTimeToken(tx, keyring, { kind: 'magiclink', user, challenge })
}

/** A concurrent request has created the same user and mailed the link. */
function ifNew(error: unknown): undefined {
  if (!isDuplicateEmail(error)) throw error
}
