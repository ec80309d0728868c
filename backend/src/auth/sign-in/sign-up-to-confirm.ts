import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import type { AuthContext, AuthServices } from '../auth-services.ts'
import { createUser, isDuplicateEmail } from '../users/create-user.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken, type IssuedToken } from '../mailed-links/issue-one-time-token.ts'
import { LIMITS } from '../limits.ts'
import { alreadyRegisteredMail } from '../mails/already-registered.ts'
import { presentPendingUser } from '../users/present-pending-user.ts'
import type { Metadata } from '../read-body.ts'
import { mailToken, sendUnobserved, spendMail } from '../mailed-links/send-one-time-token.ts'
import type { UserRecord } from '../users/user-record.ts'

export interface NewAccount {
  email: string
  password: string
  data: Metadata | undefined
}

/**
 * The address is confirmed before the first session. Limits, work and answer are the same for every address, and only the mailbox learns
 * whether the address has an account. (GoTrue's own answer reveals a known address by its empty `identities`.)
 */
export async function signUpToConfirm(
  c: AuthContext,
  services: AuthServices,
  account: NewAccount,
): Promise<Response> {
  const { database, keyring, limiter, passwords } = services
  const { email, data } = account
  const existing = await database.asOwner(async (tx) => {
    await limiter.spend(tx, { limit: LIMITS.signUpPerAddress, subject: c.get('address') })
    await spendMail(tx, c, services, 'signup', email)
    return findUserByEmail(tx, email)
  })
  const passwordHash = await passwords.hash(account.password)
  if (existing) {
    await sendUnobserved(c, services, () => tellOwner(c, services, existing, passwordHash, data))
    return c.json(presentPendingUser(randomUUID(), email, data))
  }
  const id = randomUUID()
  const token = await database
    .asOwner((tx) => register(tx, keyring, { id, email, passwordHash, data }))
    // A concurrent request has just signed up the same address and mailed the link.
    .catch((error: unknown) => {
      if (!isDuplicateEmail(error)) throw error
    })
  if (token) await sendUnobserved(c, services, () => mailToken(c, services, token))
  return c.json(presentPendingUser(id, email, data))
}

async function register(
  tx: Transaction,
  keyring: Keyring,
  {
    id,
    email,
    passwordHash,
    data,
  }: { id: string; email: string; passwordHash: string; data: Metadata | undefined },
): Promise<IssuedToken> {
  const user = await createUser(tx, {
    id,
    email,
    passwordHash,
    confirmed: false,
    userMetadata: data,
  })
  return issueOneTimeToken(tx, keyring, { kind: 'signup', user })
}

async function tellOwner(
  c: AuthContext,
  services: AuthServices,
  existing: UserRecord,
  passwordHash: string,
  data: Metadata | undefined,
): Promise<void> {
  const { config, database, keyring, mailer } = services
  if (existing.email_confirmed_at) {
    const mail = alreadyRegisteredMail(existing.email ?? '', config.publicUrl.origin)
    await mailer.send(mail, c.get('log'))
    return
  }
  const token = await database.asOwner(async (tx) => {
    if (isOwnSignUp(existing)) await startOver(tx, existing.id, passwordHash, data)
    return issueOneTimeToken(tx, keyring, { kind: 'signup', user: existing })
  })
  await mailToken(c, services, token)
}

/**
 * A sign-up does not change an invited account or one with rights from the operator; only the mailbox can prove that this is the same
 * person.
 */
function isOwnSignUp({ invited_at: invitedAt, raw_app_meta_data: rights }: UserRecord): boolean {
  const given = Object.keys(rights ?? {}).filter(
    (name) => name !== 'provider' && name !== 'providers',
  )
  return invitedAt === null && given.length === 0
}

// Earlier links stop working, because the newest link confirms the newest password.
const START_OVER = `
  with t as (
    delete from auth.one_time_tokens where user_id = $1
  )
  update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb, confirmation_token = '', recovery_token = '',
    updated_at = now()
  where id = $1 and email_confirmed_at is null`

/** Nobody has confirmed the address yet. Whoever signed up first may be a stranger and must not choose the owner's password. */
async function startOver(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  data: Metadata | undefined,
): Promise<void> {
  await tx.query(START_OVER, [userId, passwordHash, JSON.stringify(data ?? {})])
}
