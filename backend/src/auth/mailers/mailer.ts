import type { Logger } from 'pino'

/** How mail leaves. Implementations stand beside; `testing/mailer-contract.ts` runs against each. */
export interface Mailer {
  /** Resolves when the message is safely handed over; `log` is that of the request that caused it. */
  send(message: Mail, log?: Logger): Promise<void>
  /** Lets go of connections, where there are any. */
  close?(): void
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** What it is about, for logs and file names. */
  kind: MailKind
}

export type MailKind =
  | 'welcome'
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'magic-link'
  | 'email-change'
  | 'email-changed'
  | 'email-taken'
  | 'already-registered'
  | 'new-device'
  | 'password-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-code-used'
  | 'second-factor-reset'
  | 'reauthentication'
  | 'backup-failed'
  | 'backup-works'
  | 'test'
