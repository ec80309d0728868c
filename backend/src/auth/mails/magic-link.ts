import type { MailContent, MailData } from './layout.ts'

export const magicLinkSubject = 'Tu enlace para entrar a Predio'

export function magicLinkContent({ link, code }: MailData): MailContent {
  return {
    title: 'Entra a Predio',
    paragraphs: ['Abre el enlace para iniciar sesión. Funciona una sola vez y vence en una hora.'],
    action: { label: 'Iniciar sesión', link },
    code,
    codeHint: 'O escribe este código en la aplicación',
    closing: 'Si no intentaste entrar, ignora este correo.',
  }
}
