import type { MailContent, MailData } from './layout.ts'

export const reauthenticationSubject = 'Tu código de verificación de Predio'

/** The person types the code into the page where the change is made, so the mail has no link. */
export function reauthenticationContent({ code }: MailData): MailContent {
  return {
    title: 'Confirma que eres tú',
    paragraphs: ['Escribe este código en Predio para confirmar el cambio. Vence en una hora.'],
    code,
    closing: 'Si no estás cambiando nada en tu cuenta, cambia tu contraseña cuanto antes.',
  }
}
