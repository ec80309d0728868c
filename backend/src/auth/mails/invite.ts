import type { MailContent, MailData } from './layout.ts'

export const inviteSubject = 'Te invitaron a Predio'

export function inviteContent({ link, code }: MailData): MailContent {
  return {
    title: 'Te invitaron a Predio',
    paragraphs: [
      'Predio reúne tus propiedades, tus clientes y tus documentos en un solo lugar.',
      'Acepta la invitación y elige tu contraseña. El enlace funciona una sola vez y vence en una hora.',
    ],
    action: { label: 'Aceptar la invitación', link },
    code,
    codeHint: 'O escribe este código en la aplicación',
    closing: 'Si no esperabas esta invitación, ignora este correo.',
  }
}
