import type { Mail } from '../mailers/mailer.ts'
import { ifNotYou } from './email-changed.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

export const passwordChangedSubject = 'Cambió tu contraseña de Predio'

export function passwordChangedContent(email: string, contactEmail?: string): MailContent {
  return {
    title: 'Cambió tu contraseña',
    paragraphs: [
      `La contraseña de la cuenta ${email} acaba de cambiar y se cerraron las sesiones en otros dispositivos.`,
      'Si no la cambiaste tú, elige otra con «¿Olvidaste tu contraseña?» al iniciar sesión.',
    ],
    closing: ifNotYou(contactEmail),
  }
}

export function passwordChangedMail(to: string, contactEmail: string): Mail {
  const content = passwordChangedContent(to, contactEmail)
  return {
    to,
    kind: 'password-changed',
    subject: passwordChangedSubject,
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
