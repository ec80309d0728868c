import type { MailContent, MailData } from './layout.ts'

export const emailChangeSubject = 'Confirma el cambio de correo en Predio'

export function emailChangeContent({ email, newEmail, link, code }: MailData): MailContent {
  return {
    title: 'Confirma el cambio de correo',
    paragraphs: [
      `Pediste que el correo de tu cuenta de Predio cambie de ${email} a ${newEmail}.`,
      'El cambio se hace cuando lo confirmes desde los dos correos. Cada enlace funciona una sola vez y vence en una hora.',
    ],
    action: { label: 'Confirmar el cambio', link },
    code,
    codeHint: 'O escribe este código en la aplicación',
    closing: 'Si no lo pediste, no abras el enlace, no cambiará nada, y cambia tu contraseña.',
  }
}
