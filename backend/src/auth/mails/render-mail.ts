import type { Mail, MailKind } from '../mailers/mailer.ts'
import type { TokenKind } from '../one-time-token.ts'
import { confirmationContent, confirmationSubject } from './confirmation.ts'
import { emailChangeContent, emailChangeSubject } from './email-change.ts'
import { inviteContent, inviteSubject } from './invite.ts'
import { layoutHtml, layoutText, type MailContent, type MailData } from './layout.ts'
import { magicLinkContent, magicLinkSubject } from './magic-link.ts'
import { reauthenticationContent, reauthenticationSubject } from './reauthentication.ts'
import { recoveryContent, recoverySubject } from './recovery.ts'

interface Template {
  kind: MailKind
  subject: string
  content(data: MailData): MailContent
}

const emailChange: Template = {
  kind: 'email-change',
  subject: emailChangeSubject,
  content: emailChangeContent,
}

const TEMPLATES: Record<TokenKind, Template> = {
  signup: { kind: 'confirmation', subject: confirmationSubject, content: confirmationContent },
  invite: { kind: 'invite', subject: inviteSubject, content: inviteContent },
  recovery: { kind: 'recovery', subject: recoverySubject, content: recoveryContent },
  magiclink: { kind: 'magic-link', subject: magicLinkSubject, content: magicLinkContent },
  email_change: emailChange,
  email_change_current: emailChange,
  reauthentication: {
    kind: 'reauthentication',
    subject: reauthenticationSubject,
    content: reauthenticationContent,
  },
}

export function renderMail(kind: TokenKind, data: MailData): Mail {
  const template = TEMPLATES[kind]
  const content = template.content(data)
  return {
    to: data.to,
    kind: template.kind,
    subject: template.subject,
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
