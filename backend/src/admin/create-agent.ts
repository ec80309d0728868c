import { isEmail, normaliseEmail } from '@predio/domain/accounts'
import { findOrCreateUnconfirmed } from '../auth/admin/invite-user.ts'
import { createMailer } from '../auth/mailers/create-mailer.ts'
import { isDuplicateEmail } from '../auth/users/create-user.ts'
import { AuthError } from '../auth/errors.ts'
import { findUserByEmail } from '../auth/users/find-user.ts'
import { issueOneTimeToken } from '../auth/mailed-links/issue-one-time-token.ts'
import { linkAt, mailWith } from '../auth/mailed-links/send-one-time-token.ts'
import { readSealed } from '../database/secrets.ts'
import { hashCodeWith, type HashCode } from '../http/hash-code.ts'
import { KEY_NAMES } from '../http/load-keyring.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'
import { sealOf } from './seal-of.ts'

interface NewAgent {
  email: string
  name: string | undefined
  wantsLink: boolean
}

/**
 * The owner chooses the password through the invitation, so none is typed into a command. Returns the link if it was not mailed, and
 * whether the account was invited before.
 */
export async function createAgent(
  admin: Admin,
  { email: given, name, wantsLink }: NewAgent,
): Promise<{ link: string | undefined; existed: boolean }> {
  const { config, database, log } = admin
  const email = normaliseEmail(given)
  if (!isEmail(email)) throw new AdminError(messages.notAnEmail(given))
  const hashCode = await openHashCode(admin)
  const { token, existed } = await database
    .asOwner(async (tx) => {
      const data = name === undefined ? undefined : { full_name: name }
      const existed = (await findUserByEmail(tx, email)) !== undefined
      const user = await findOrCreateUnconfirmed(tx, { email, data })
      return { token: await issueOneTimeToken(tx, { hashCode }, { kind: 'invite', user }), existed }
    })
    .catch((error: unknown) => {
      const exists = error instanceof AuthError && error.code === 'email_exists'
      throw exists || isDuplicateEmail(error) ? new AdminError(messages.emailTaken(email)) : error
    })
  const link = linkAt(config.publicUrl.origin, token)
  if (wantsLink || !config.mail.isDelivered) return { link, existed }
  const mailer = createMailer(config, log)
  try {
    await mailer.send(mailWith(link, token))
  } catch (error) {
    throw new AdminError(messages.invitationNotSent(email, error as Error), { cause: error })
  } finally {
    mailer.close?.()
  }
  return { link: undefined, existed }
}

async function openHashCode(admin: Admin): Promise<HashCode> {
  const seal = await sealOf(admin)
  const { token_key: key } = await admin.database.asOwner((tx) =>
    readSealed(tx, seal, [KEY_NAMES.token]),
  )
  if (key === undefined) throw new AdminError(messages.keysNotOpen)
  return hashCodeWith(key)
}
