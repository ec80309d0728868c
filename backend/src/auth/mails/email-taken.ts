import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

export function emailTakenMail(to: string): Mail {
  const content: MailContent = {
    title: 'Este correo ya tiene una cuenta',
    paragraphs: [
      `Alguien pidió usar ${to} en otra cuenta de Predio. Este correo ya tiene una cuenta, así que no cambió nada.`,
      'Si fuiste tú, entra con este correo, o elige otro para la otra cuenta.',
    ],
    closing: 'Si no fuiste tú, ignora este correo.',
  }
  return {
    to,
    kind: 'email-taken',
    subject: 'Este correo ya tiene una cuenta de Predio',
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
