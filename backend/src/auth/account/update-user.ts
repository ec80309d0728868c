import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { changePassword } from '../passwords/change-password.ts'
import { checkEmail } from '../users/check-email.ts'
import { checkPhone } from '../users/check-phone.ts'
import { isDuplicateEmail } from '../users/create-user.ts'
import {
  beginEmailChange,
  changeEmailAtOnce,
  needsBothSides,
  sidesOf,
  type EmailChange,
} from '../mailed-links/email-change.ts'
import {
  currentPasswordInvalid,
  currentPasswordRequired,
  emailExists,
  phoneDisabled,
  notAdmin,
  reauthenticationNotValid,
  samePassword,
  validationFailed,
} from '../errors.ts'
import { findUserById } from '../users/find-user.ts'
import { issueOneTimeToken, type IssuedToken } from '../mailed-links/issue-one-time-token.ts'
import { LIMITS } from '../limits.ts'
import { emailChangedMail } from '../mails/email-changed.ts'
import { passwordChangedMail } from '../mails/password-changed.ts'
import { requireSecondFactor } from '../mfa/second-factor.ts'
import { mergeMetadata } from '../users/merge-metadata.ts'
import { isExpired } from '../one-time-token.ts'
import { checkPassword } from '../passwords/password.ts'
import { challengeFields, readChallenge } from '../mailed-links/pkce.ts'
import { presentUser } from '../users/present-user.ts'
import { metadata, readBody, sentText, text } from '../read-body.ts'
import { isRecoverySession } from '../sessions/recovery-session.ts'
import { requireUser, type Caller } from '../sessions/require-user.ts'
import { sendNotice } from '../mails/send-notice.ts'
import { sendWelcome } from '../mailed-links/send-welcome.ts'
import { mailEmailChange, spendMail } from '../mailed-links/send-one-time-token.ts'
import type { UserRecord } from '../users/user-record.ts'

const body = z.object({
  email: text,
  phone: text,
  password: sentText,
  current_password: sentText,
  nonce: text,
  data: metadata,
  app_metadata: metadata,
  ...challengeFields,
})

type Changes = z.output<typeof body>

export function updateUser(services: AuthServices): AuthHandler {
  const { config, database } = services
  return async (c) => {
    const caller = await requireUser(c, services)
    const changes = checkChanges(await readBody(c, body), caller)
    await requireProof(services, caller, changes)
    const passwordHash = await hashNewPassword(services, caller.user, changes)

    const { user: known, sessionId } = caller
    // Refused changes are counted in a transaction of their own; otherwise a stranger could try any number of addresses.
    if (isNewEmail(known, changes)) {
      await database.asOwner((tx) =>
        spendMail(tx, c, services, 'email_change', known.email || known.id),
      )
    }
    const { change, welcome } = await database
      .asOwner(async (tx) => {
        if (changes.nonce !== '') await useNonce(tx, services, known, changes.nonce)
        if (passwordHash) await changePassword(tx, known.id, passwordHash, sessionId)
        if (changes.data) await mergeMetadata(tx, known.id, 'raw_user_meta_data', changes.data)
        return changeEmail(tx, services, known, changes)
      })
      .catch((error: unknown) => {
        throw isDuplicateEmail(error) ? emailExists() : error
      })
    const { email: former, id } = known
    const user = (await database.asOwner((tx) => findUserById(tx, id))) ?? known
    if (passwordHash && former) {
      sendNotice(c, services, passwordChangedMail(former, config.contact.email))
    }
    if (user.email && former && user.email !== former) {
      sendNotice(c, services, emailChangedMail(former, user.email, config.contact.email))
    }
    if (change) await mailEmailChange(c, services, change)
    if (welcome) sendWelcome(c, services, welcome.to, welcome.token)
    return c.json(presentUser(user))
  }
}

function checkChanges(changes: Changes, caller: Caller): Changes {
  const { user } = caller
  const email = changes.email === '' ? '' : checkEmail(changes.email)
  const phone = changes.phone === '' ? '' : checkPhone(changes.phone)
  if (changes.password !== undefined) checkPassword(changes.password, user.email, email)
  if (changes.app_metadata) throw notAdmin('Updating app_metadata requires admin privileges')
  const isNewPhone = phone !== '' && phone !== user.phone
  requireSecondFactor(
    caller,
    401,
    'AAL2 session is required to update email or password when MFA is enabled.',
  )
  if (user.is_anonymous && changes.password && email === '') {
    throw validationFailed(
      'Updating password of an anonymous user without an email or phone is not allowed',
      422,
    )
  }
  if (isNewPhone) {
    throw phoneDisabled(400, 'Unsupported phone provider')
  }
  return { ...changes, email }
}

/**
 * A stolen access token is not enough to take the account: a new password or e-mail also needs the present password or a code from the
 * present mailbox. A password chosen after a recovery or an invitation needs neither.
 */
async function requireProof(
  services: AuthServices,
  { user, sessionId }: Caller,
  changes: Changes,
): Promise<void> {
  // An anonymous account has neither a password nor a mailbox to prove.
  if (user.is_anonymous) return
  await checkNonce(services, user, changes)
  await checkCurrentPassword(services, user, changes)
  if (changes.nonce !== '' || changes.current_password !== undefined) return
  if (isNewEmail(user, changes)) throw currentPasswordRequired('email')
  if (changes.password === undefined) return
  const isChosenNow = await services.database.asOwner((tx) => isRecoverySession(tx, sessionId))
  if (!isChosenNow) throw currentPasswordRequired('password')
}

async function checkNonce(
  { database, limiter, keyring }: AuthServices,
  user: UserRecord,
  { nonce }: Changes,
): Promise<void> {
  if (nonce === '') return
  await database.asOwner((tx) =>
    limiter.spend(tx, { limit: LIMITS.noncePerUser, subject: user.id }),
  )
  const right = user.reauthentication_token === keyring.hashCode(user.email ?? '', nonce)
  if (!right || isExpired(user.reauthentication_sent_at)) throw reauthenticationNotValid()
}

async function useNonce(
  tx: Transaction,
  { keyring }: AuthServices,
  user: UserRecord,
  nonce: string,
): Promise<void> {
  const { rowCount } = await tx.query(
    `update auth.users set reauthentication_token = '' where id = $1 and reauthentication_token = $2`,
    [user.id, keyring.hashCode(user.email ?? '', nonce)],
  )
  if (rowCount === 0) throw reauthenticationNotValid()
}

/** The attempts are counted, so that a stolen access token cannot be used to guess the password. */
async function checkCurrentPassword(
  { database, limiter, passwords }: AuthServices,
  user: UserRecord,
  { current_password: current }: Changes,
): Promise<void> {
  if (current === undefined) return
  const counter = { limit: LIMITS.currentPasswordPerUser, subject: user.id }
  const isRight = await passwords.inTurn({ key: user.id }, async (bcrypt) => {
    await database.asOwner((tx) => limiter.check(tx, counter))
    const matches = await bcrypt.matches(current, user.encrypted_password)
    if (!matches) await database.asOwner((tx) => limiter.spend(tx, counter))
    return matches
  })
  if (!isRight) throw currentPasswordInvalid()
}

async function hashNewPassword(
  { passwords }: AuthServices,
  user: UserRecord,
  { password }: Changes,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  if (await passwords.matches(password, user.encrypted_password)) throw samePassword()
  return passwords.hash(password)
}

function isNewEmail(user: UserRecord, { email }: Changes): boolean {
  return email !== '' && email !== user.email
}

interface Consequence {
  change?: EmailChange
  welcome?: { to: string; token: IssuedToken | undefined }
}

/**
 * The address changes once the links in the mails to both addresses are opened. If mail is not delivered, the address changes at once, and
 * only then does the answer tell that an address is taken. An anonymous account's first address is a sign-up: it counts at once unless
 * addresses must be confirmed first.
 */
async function changeEmail(
  tx: Transaction,
  { config, keyring }: AuthServices,
  user: UserRecord,
  changes: Changes,
): Promise<Consequence> {
  if (!isNewEmail(user, changes)) return {}
  const { email } = changes
  const challenge = readChallenge(changes)
  if (user.is_anonymous ? config.confirmEmail : config.mail.isDelivered) {
    const sides = sidesOf(needsBothSides(config, user))
    return {
      change: await beginEmailChange(tx, keyring, user, { newEmail: email, sides, challenge }),
    }
  }
  await changeEmailAtOnce(tx, user.id, email)
  if (!user.is_anonymous) return {}
  const token = config.mail.isDelivered
    ? await issueOneTimeToken(tx, keyring, { kind: 'signup', user: { ...user, email } })
    : undefined
  return { welcome: { to: email, token } }
}
