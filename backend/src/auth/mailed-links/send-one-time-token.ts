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

export function linkOf(c: AuthContext, { config }: AuthServices, token: IssuedToken): string {
  return linkAt(new URL(redirectOf(c, config.publicUrl)).origin, token)
}

export function linkAt(origin: string, { kind, to, linkToken, user }: IssuedToken): string {
  const isChange = kind === 'email_change' || kind === 'email_change_current'
  const change = isChange ? { newEmail: user.email_change ?? '', to } : undefined
  return confirmationLink(origin, { kind, linkToken, email: user.email ?? '', change })
}

/** The mail is sent after the commit, so that a slow mail server does not hold a connection. */
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
 * Anybody may request this for any address, so the answer's time must not tell whether an account exists. Sending by SMTP takes time and
 * continues after the answer; writing to the outbox folder is fast and is awaited.
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
