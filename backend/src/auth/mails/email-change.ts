import type { MailContent, MailData } from './layout.ts'

export const emailChangeSubject = 'Confirma tu nuevo correo en Predio'

export function emailChangeContent({ to, link, code }: MailData): MailContent {
  return {
    title: 'Confirma tu nuevo correo',
    paragraphs: [
      `Pediste que ${to} sea el correo de tu cuenta de Predio.`,
      'El cambio se hace cuando lo confirmes. El enlace funciona una sola vez y vence en una hora.',
    ],
    action: { label: 'Confirmar el cambio', link },
    code,
    codeHint: 'O escribe este código en la aplicación',
    closing: 'Si no lo pediste, ignora este correo y no cambiará nada.',
  }
}
