import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { isDuplicateEmail } from '../users/create-user.ts'
import { beginEmailChange } from '../mailed-links/email-change.ts'
import { emailExists, userNotFound, validationFailed } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import {
  issueOneTimeToken,
  type IssuedToken,
  type TokenRequest,
} from '../mailed-links/issue-one-time-token.ts'
import { checkPassword } from '../passwords/password.ts'
import { presentUser } from '../users/present-user.ts'
import { metadata, readBody, text } from '../read-body.ts'
import { allowedRedirect, verificationLink } from '../mailed-links/redirect-url.ts'
import type { UserRecord } from '../users/user-record.ts'
import { findOrCreateUnconfirmed } from './invite-user.ts'

const body = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata,
  redirect_to: text,
})

interface LinkRequest extends z.output<typeof body> {
  passwordHash: string
}

export function generateLink({ database, config, passwords, keyring }: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, body)
    const email = checkEmail(given.email)
    const redirectTo = allowedRedirect(
      given.redirect_to || c.req.query('redirect_to'),
      config.publicUrl,
    )
    if (given.password !== '') checkPassword(given.password)
    const passwordHash = given.password === '' ? '' : await passwords.hash(given.password)
    const token = await database
      .asOwner(async (tx) => issueLink(tx, keyring, { ...given, email, passwordHash }))
      .catch((error: unknown) => {
        throw isDuplicateEmail(error) ? emailExists() : error
      })
    return c.json({
      ...presentUser(token.user),
      action_link: verificationLink(config.publicUrl, token, redirectTo),
      email_otp: token.code,
      hashed_token: token.linkToken,
      verification_type: given.type.startsWith('email_change') ? given.type : token.kind,
      redirect_to: redirectTo,
    })
  }
}

async function issueLink(
  tx: Transaction,
  keyring: Keyring,
  given: LinkRequest,
): Promise<IssuedToken> {
  switch (given.type) {
    case 'email_change':
    case 'email_change_new':
      return issueChange(tx, keyring, given, 'email_change')
    case 'email_change_current':
      return issueChange(tx, keyring, given, 'email_change_current')
    default:
      return issueOneTimeToken(tx, keyring, await requestFor(tx, given))
  }
}

async function requestFor(tx: Transaction, given: LinkRequest): Promise<TokenRequest> {
  const { type, email } = given
  switch (type) {
    case 'signup':
    case 'invite': {
      const known = await findUserByEmail(tx, email)
      if (type === 'signup' && !known && given.passwordHash === '') {
        throw validationFailed('Signup requires a valid password')
      }
      return { kind: type, user: await findOrCreateUnconfirmed(tx, given) }
    }
    case 'magiclink': {
      const user = await findUserByEmail(tx, email)
      if (user) return { kind: 'magiclink', user }
      return { kind: 'signup', user: await findOrCreateUnconfirmed(tx, given) }
    }
    case 'recovery':
      return { kind: 'recovery', user: await findKnown(tx, email) }
    default:
      throw validationFailed(`Invalid email action link type requested: ${type}`)
  }
}

/** Each of the two links of an e-mail change is made separately; both have to be opened. */
async function issueChange(
  tx: Transaction,
  keyring: Keyring,
  given: LinkRequest,
  side: 'email_change' | 'email_change_current',
): Promise<IssuedToken> {
  const user = await findKnown(tx, given.email)
  const newEmail = checkEmail(given.new_email)
  if (await findUserByEmail(tx, newEmail)) throw emailExists()
  const { tokens } = await beginEmailChange(tx, keyring, user, { newEmail, sides: [side] })
  return tokens[0]!
}

async function findKnown(tx: Transaction, email: string): Promise<UserRecord> {
  const user = await findUserByEmail(tx, email)
  if (!user) throw userNotFound('User with this email not found')
  return user
}
