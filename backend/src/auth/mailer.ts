/** How mail leaves. Implementations stand beside; `testing/mailer-contract.ts` runs against each. */
export interface Mailer {
  /** Resolves when the message is safely handed over. */
  send(message: Mail): Promise<void>
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
  | 'reauthentication'
