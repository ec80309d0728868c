import type { Logger } from 'pino'

export interface Mailer {
  send(message: Mail, log?: Logger): Promise<void>
  close?(): void
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
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
  | 'new-prospects'
  | 'test'
