import type { Transaction } from '../../database/types.ts'
import type { AuthContext, AuthServices } from '../auth-services.ts'
import { confirmationLink } from '../confirmation-link.ts'
import type { EmailChange } from './email-change.ts'
import { issueOneTimeToken, type IssuedToken, type TokenRequest } from './issue-one-time-token.ts'
import { LIMITS } from '../limits.ts'
import type { Mail } from '../mailers/mailer.ts'
import { emailTakenMail } from '../mails/email-taken.ts'
import { renderMail } from '../mails/render-mail.ts'
import { STORAGE, type TokenKind } from '../one-time-token.ts'
import { redirectOf } from './redirect-url.ts'
import type { UserRecord } from '../users/user-record.ts'

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

/** Where a mail leads: the page of the web app that redeems the token. */
export function linkOf(c: AuthContext, { config }: AuthServices, token: IssuedToken): string {
  return linkAt(new URL(redirectOf(c, config.publicUrl)).origin, token)
}

export function linkAt(origin: string, { kind, to, linkToken, user }: IssuedToken): string {
  const isChange = kind === 'email_change' || kind === 'email_change_current'
  const change = isChange ? { newEmail: user.email_change ?? '', to } : undefined
  return confirmationLink(origin, { kind, linkToken, email: user.email ?? '', change })
}

/** After the commit: a slow mail server must not hold a connection. */
export async function mailToken(
  c: AuthContext,
  services: AuthServices,
  token: IssuedToken,
): Promise<void> {
  await services.mailer.send(mailWith(linkOf(c, services, token), token), c.get('log'))
}

export function mailWith(link: string, { kind, to, code, user }: IssuedToken): Mail {
  const [email, newEmail] = [user.email ?? '', user.email_change ?? '']
  return renderMail(kind, { to, email, newEmail, code, link })
}

export async function mailEmailChange(
  c: AuthContext,
  services: AuthServices,
  { tokens, takenAddress }: EmailChange,
): Promise<void> {
  for (const token of tokens) await mailToken(c, services, token)
  if (takenAddress) await services.mailer.send(emailTakenMail(takenAddress), c.get('log'))
}

/** Limit, token and mail for a user who is known already. Returns the user as stored now. */
export async function sendOneTimeToken(
  c: AuthContext,
  services: AuthServices,
  request: TokenRequest,
): Promise<UserRecord> {
  const token = await services.database.asOwner(async (tx) => {
    await spendMail(tx, c, services, request.kind, request.user.email ?? '')
    return issueOneTimeToken(tx, services.keyring, request)
  })
  await mailToken(c, services, token)
  return token.user
}

/**
 * For questions that anybody may ask about any address: whether it has an account must not be read from the time the answer takes. A
 * mail server takes some, so the work goes on after the answer; a file in the outbox takes none.
 */
export async function sendUnobserved(
  c: AuthContext,
  { config }: AuthServices,
  send: () => Promise<void>,
): Promise<void> {
  const sent = send()
  if (!config.mail.smtpUrl) return sent
  sent.catch((error: unknown) => c.get('log').error({ err: error }, 'a mail was not sent'))
}
