import { confirmationLink } from '../confirmation-link.ts'
import type { TokenKind } from '../one-time-token.ts'
import { emailChangedContent, emailChangedSubject } from './email-changed.ts'
import { layoutHtml } from './layout.ts'
import { passwordChangedContent, passwordChangedSubject } from './password-changed.ts'
import { secondFactorContent, secondFactorSubject } from './second-factor.ts'
import { renderMail } from './render-mail.ts'

export interface HostedTemplate {
  section: string
  file: string
  subject: string
  html: string
}

const NAMES: [name: string, kind: TokenKind][] = [
  ['confirmation', 'signup'],
  ['invite', 'invite'],
  ['recovery', 'recovery'],
  ['magic_link', 'magiclink'],
  ['email_change', 'email_change'],
  ['reauthentication', 'reauthentication'],
]

/** A Supabase project sends the same texts and links, with Supabase's variables instead of values. */
export function hostedTemplates(): HostedTemplate[] {
  return [
    ...NAMES.map(([name, kind]) => authentication(name, kind)),
    notification(
      'password_changed',
      passwordChangedSubject,
      layoutHtml(passwordChangedContent('{{ .Email }}')),
    ),
    notification(
      'email_changed',
      emailChangedSubject,
      layoutHtml(emailChangedContent('{{ .OldEmail }}', '{{ .Email }}')),
    ),
    notification(
      'mfa_factor_enrolled',
      secondFactorSubject('added'),
      layoutHtml(secondFactorContent('added', '{{ .Email }}')),
    ),
    notification(
      'mfa_factor_unenrolled',
      secondFactorSubject('removed'),
      layoutHtml(secondFactorContent('removed', '{{ .Email }}')),
    ),
  ]
}

function authentication(name: string, kind: TokenKind): HostedTemplate {
  const email = '{{ .Email }}'
  const newEmail = '{{ .NewEmail }}'
  const change = kind === 'email_change' ? { newEmail, to: '{{ .SendingTo }}' } : undefined
  const parts = { kind, linkToken: '{{ .TokenHash }}', email, change }
  // The link's parts are not encoded here, because Supabase encodes the values of its variables.
  const link = confirmationLink('{{ .SiteURL }}', parts, (value) => value)
  const data = { to: email, email, newEmail, link, code: '{{ .Token }}' }
  const { subject, html } = renderMail(kind, data)
  return { section: `auth.email.template.${name}`, file: `${name}.html`, subject, html }
}

function notification(name: string, subject: string, html: string): HostedTemplate {
  return { section: `auth.email.notification.${name}`, file: `${name}.html`, subject, html }
}
