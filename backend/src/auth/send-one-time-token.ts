import type { Transaction } from '../database/types.ts'
import type { AuthContext, AuthServices } from './auth-services.ts'
import { issueOneTimeToken, type IssuedToken, type TokenRequest } from './issue-one-time-token.ts'
import { LIMITS } from './limits.ts'
import { renderMail } from './mails/render-mail.ts'
import { STORAGE, type TokenKind } from './one-time-token.ts'
import { redirectOf, verificationLink } from './redirect-url.ts'
import type { UserRecord } from './user-record.ts'

/** Counted by address whether or not it has an account, so that the answer tells nothing. */
export async function spendMail(
  tx: Transaction,
  c: AuthContext,
  { limiter }: AuthServices,
  kind: TokenKind,
  email: string,
): Promise<void> {
  await limiter.spend(
    tx,
    { limit: LIMITS.mailPerAddress, subject: c.get('address') },
    { limit: STORAGE[kind].mailLimit, subject: email },
  )
}

/** After the commit: a slow mail server must not hold a connection. */
export async function mailToken(
  c: AuthContext,
  { config, mailer }: AuthServices,
  token: IssuedToken,
): Promise<void> {
  const { kind, to, code } = token
  const link = verificationLink(config.publicUrl, token, redirectOf(c, config.publicUrl))
  await mailer.send(renderMail(kind, { to, code, link }))
}

/** Limit, token and mail for a user who is known already. Returns the user as stored now. */
export async function sendOneTimeToken(
  c: AuthContext,
  services: AuthServices,
  request: TokenRequest,
): Promise<UserRecord> {
  const token = await services.database.asOwner(async (tx) => {
    await spendMail(tx, c, services, request.kind, request.user.email ?? '')
    return issueOneTimeToken(tx, request)
  })
  await mailToken(c, services, token)
  return token.user
}
