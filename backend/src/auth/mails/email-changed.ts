import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

export const emailChangedSubject = 'Cambió el correo de tu cuenta de Predio'

export function emailChangedContent(
  from: string,
  newEmail: string,
  contactEmail?: string,
): MailContent {
  return {
    title: 'Cambió el correo de tu cuenta',
    paragraphs: [
      `Tu cuenta de Predio ya no usa ${from}: ahora su correo es ${newEmail}.`,
      'Desde ahora entras con el correo nuevo y la misma contraseña.',
    ],
    closing: ifNotYou(contactEmail),
  }
}

/** The notice goes to the former address, whose owner may not have asked for the change. */
export function emailChangedMail(to: string, newEmail: string, contactEmail: string): Mail {
  const content = emailChangedContent(to, newEmail, contactEmail)
  return {
    to,
    kind: 'email-changed',
    subject: emailChangedSubject,
    text: layoutText(content),
    html: layoutHtml(content),
  }
}

export function ifNotYou(contactEmail?: string): string {
  return contactEmail
    ? `Si no fuiste tú, escríbenos de inmediato a ${contactEmail}.`
    : 'Si no fuiste tú, escríbenos de inmediato.'
}
