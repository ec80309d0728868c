import type { MailContent, MailData } from './layout.ts'

export const recoverySubject = 'Restablece tu contraseña de Predio'

export function recoveryContent({ link, code }: MailData): MailContent {
  return {
    title: 'Restablece tu contraseña',
    paragraphs: [
      'Recibimos una solicitud para cambiar la contraseña de tu cuenta.',
      'Abre el enlace para elegir una nueva. Funciona una sola vez y vence en una hora.',
    ],
    action: { label: 'Elegir una contraseña nueva', link },
    code,
    codeHint: 'Si prefieres escribir el código en la aplicación',
    closing: 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
  }
}
