import type { MailContent, MailData } from './layout.ts'

export const confirmationSubject = 'Confirma tu correo en Predio'

export function confirmationContent({ link, code }: MailData): MailContent {
  return {
    title: 'Confirma tu correo',
    paragraphs: [
      'Alguien pidió una cuenta de Predio con esta dirección.',
      'Si fuiste tú, confirma tu correo. El enlace funciona una sola vez y vence en una hora.',
    ],
    action: { label: 'Confirmar mi correo', link },
    code,
    codeHint: 'O escribe este código en la aplicación',
    closing: 'Si no fuiste tú, ignora este correo.',
  }
}
