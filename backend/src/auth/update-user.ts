import { z } from 'zod'
import type { Transaction } from '../database/types.ts'
import type { AuthContext, AuthHandler, AuthServices } from './auth-services.ts'
import { changePassword } from './change-password.ts'
import { checkEmail } from './check-email.ts'
import {
  currentPasswordInvalid,
  emailExists,
  phoneDisabled,
  notAdmin,
  reauthenticationNotValid,
  samePassword,
} from './errors.ts'
import { findUserByEmail, findUserById } from './find-user.ts'
import { issueOneTimeToken, type IssuedToken } from './issue-one-time-token.ts'
import { LIMITS } from './limits.ts'
import { mergeMetadata } from './merge-metadata.ts'
import { hashCode, isExpired } from './one-time-token.ts'
import { checkPassword, hashPassword, matchesPassword } from './password.ts'
import { challengeFields, readChallenge } from './pkce.ts'
import { presentUser } from './present-user.ts'
import { metadata, readBody, sentText, text } from './read-body.ts'
import { requireUser, type Caller } from './require-user.ts'
import { mailToken, spendMail } from './send-one-time-token.ts'
import type { UserRecord } from './user-record.ts'

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

/** PUT /user: what people change about themselves. All of it happens or nothing does. */
export function updateUser(services: AuthServices): AuthHandler {
  return async (c) => {
    const caller = await requireUser(c, services)
    const changes = checkChanges(await readBody(c, body), caller.user)
    await checkNonce(services, caller.user, changes)
    await checkCurrentPassword(services, caller.user, changes)
    const passwordHash = await hashNewPassword(caller.user, changes)

    const { user, token } = await services.database.asOwner(async (tx) => {
      const { user: known, sessionId } = caller
      if (changes.nonce !== '') await useNonce(tx, known, changes.nonce)
      if (passwordHash) await changePassword(tx, known.id, passwordHash, sessionId)
      if (changes.data) await mergeMetadata(tx, known.id, 'raw_user_meta_data', changes.data)
      const issued = await startEmailChange(tx, c, services, caller, changes)
      return { user: issued?.user ?? (await findUserById(tx, known.id)) ?? known, token: issued }
    })
    if (token) await mailToken(c, services, token)
    return c.json(presentUser(user))
  }
}

function checkChanges(changes: Changes, user: UserRecord): Changes {
  const email = changes.email === '' ? '' : checkEmail(changes.email)
  if (changes.password !== undefined) checkPassword(changes.password)
  if (changes.app_metadata) throw notAdmin('Updating app_metadata requires admin privileges')
  if (changes.phone !== '' && changes.phone !== user.phone) {
    throw phoneDisabled(400, 'Unsupported phone provider')
  }
  return { ...changes, email }
}

/** A nonce is optional here, but one that is sent has to be right. */
async function checkNonce(
  { database, limiter }: AuthServices,
  user: UserRecord,
  { nonce }: Changes,
): Promise<void> {
  if (nonce === '') return
  await database.asOwner((tx) =>
    limiter.spend(tx, { limit: LIMITS.noncePerUser, subject: user.id }),
  )
  const right = user.reauthentication_token === hashCode(user.email ?? '', nonce)
  if (!right || isExpired(user.reauthentication_sent_at)) throw reauthenticationNotValid()
}

/** Of two requests with the same nonce one wins. */
async function useNonce(tx: Transaction, user: UserRecord, nonce: string): Promise<void> {
  const { rowCount } = await tx.query(
    `update auth.users set reauthentication_token = '' where id = $1 and reauthentication_token = $2`,
    [user.id, hashCode(user.email ?? '', nonce)],
  )
  if (rowCount === 0) throw reauthenticationNotValid()
}

/** Counted: a stolen access token must not become a way to guess the password. */
async function checkCurrentPassword(
  { database, limiter }: AuthServices,
  user: UserRecord,
  { current_password: current }: Changes,
): Promise<void> {
  if (current === undefined) return
  const counter = { limit: LIMITS.currentPasswordPerUser, subject: user.id }
  await database.asOwner((tx) => limiter.check(tx, counter))
  if (await matchesPassword(current, user.encrypted_password)) return
  await database.asOwner((tx) => limiter.spend(tx, counter))
  throw currentPasswordInvalid()
}

async function hashNewPassword(
  user: UserRecord,
  { password }: Changes,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  if (await matchesPassword(password, user.encrypted_password)) throw samePassword()
  return hashPassword(password)
}

/** The address changes when the link in the mail to the new one is opened, not before. */
async function startEmailChange(
  tx: Transaction,
  c: AuthContext,
  services: AuthServices,
  { user }: Caller,
  changes: Changes,
): Promise<IssuedToken | undefined> {
  const newEmail = changes.email
  if (newEmail === '' || newEmail === user.email) return undefined
  const challenge = readChallenge(changes)
  if (await findUserByEmail(tx, newEmail)) throw emailExists()
  await spendMail(tx, c, services, 'email_change', user.email ?? '')
  return issueOneTimeToken(tx, { kind: 'email_change', user, newEmail, challenge })
}
