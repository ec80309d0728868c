import { z } from 'zod'
import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { createUser, isDuplicateEmail } from '../users/create-user.ts'
import { phoneDisabled, userAlreadyExists, validationFailed } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken, type IssuedToken } from '../mailed-links/issue-one-time-token.ts'
import { noteDevice } from '../sessions/known-devices.ts'
import { LIMITS } from '../limits.ts'
import { deviceOf, openSession, type OpenedSession } from '../sessions/open-session.ts'
import { checkPassword } from '../passwords/password.ts'
import { readChallenge, challengeFields } from '../mailed-links/pkce.ts'
import { presentSession } from '../sessions/present-session.ts'
import { presentUser } from '../users/present-user.ts'
import { metadata, readBody, text, type Metadata } from '../read-body.ts'
import { sendOneTimeToken } from '../mailed-links/send-one-time-token.ts'
import { sendWelcome } from '../mailed-links/send-welcome.ts'
import { signUpAnonymously } from './sign-up-anonymously.ts'
import { signUpToConfirm } from './sign-up-to-confirm.ts'
import type { UserRecord } from '../users/user-record.ts'

const body = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata,
  ...challengeFields,
})

/** If addresses need no confirmation, this address counts as confirmed and the answer contains a session. */
export function signUp(services: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    if (given.email === '' && given.phone === '') {
      return signUpAnonymously(c, services, given.data)
    }
    const { email, password, data } = checkSignUp(given)
    if (services.config.confirmEmail) {
      return signUpToConfirm(c, services, { email, password, data })
    }
    const existing = await findExisting(c, services, email)
    if (existing?.email_confirmed_at) throw userAlreadyExists()
    // The account was invited or made with the secret key, so only the mailbox can prove that this is the same person.
    if (existing) return confirmByMail(c, services, existing, data)

    const passwordHash = await services.passwords.hash(password)
    const { session, token } = await register(c, services, { email, passwordHash, data })
    sendWelcome(c, services, email, token)
    return c.json(await presentSession(services, session))
  }
}

function checkSignUp(given: z.output<typeof body>) {
  const { email, phone, password, data } = given
  if (password === '') throw validationFailed('Signup requires a valid password')
  checkPassword(password, email)
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  readChallenge(given)
  if (phone !== '') {
    throw phoneDisabled(400, 'Phone signups are disabled')
  }
  return { email: checkEmail(email), password, data }
}

/** The lookup comes before the hashing of the password, so that a flood of requests does not occupy a core. */
function findExisting(c: AuthContext, { database, limiter }: AuthServices, email: string) {
  return database.asOwner(async (tx) => {
    await limiter.spend(tx, { limit: LIMITS.signUpPerAddress, subject: c.get('address') })
    return findUserByEmail(tx, email)
  })
}

async function register(
  c: AuthContext,
  services: AuthServices,
  {
    email,
    passwordHash,
    data,
  }: { email: string; passwordHash: string; data: Metadata | undefined },
): Promise<{ session: OpenedSession; token: IssuedToken | undefined }> {
  const { config, database } = services
  try {
    return await database.asOwner(async (tx) => {
      const user = await createUser(tx, {
        email,
        passwordHash,
        confirmed: true,
        userMetadata: data,
      })
      // Both the mail and the app ask for the confirmation, so the sign-up does not wait for it.
      const token = config.mail.isDelivered
        ? await issueOneTimeToken(tx, services.keyring, { kind: 'signup', user })
        : undefined
      await noteDevice(tx, c, services, user.id)
      const session = await openSession(tx, services.keyring, user.id, 'password', deviceOf(c))
      return { session, token }
    })
  } catch (error) {
    throw isDuplicateEmail(error) ? userAlreadyExists() : error
  }
}

/** The stored password and metadata do not change and are not in the answer. */
async function confirmByMail(
  c: AuthContext,
  services: AuthServices,
  existing: UserRecord,
  data: Metadata | undefined,
): Promise<Response> {
  const user = await sendOneTimeToken(c, services, { kind: 'signup', user: existing })
  return c.json(
    presentUser({
      ...user,
      raw_user_meta_data: data ?? {},
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      identities: user.identities.map((identity) =>
        Object.assign(identity, { identity_data: { sub: user.id, email: user.email, ...data } }),
      ),
      invited_at: null,
      banned_until: null,
    }),
  )
}
