import type { Mail } from '../mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

/** For somebody who just signed up: nothing to confirm, only where to begin. */
export function welcomeMail(to: string, address: string, contactEmail: string): Mail {
  const content: MailContent = {
    title: 'Te damos la bienvenida a Predio',
    paragraphs: [
      'Tu cuenta está lista y tienes 7 días de prueba con todas las funciones.',
      'Empieza por conectar tu sitio de propiedades en Configuración: en un minuto verás tus anuncios en Predio.',
    ],
    action: { label: 'Abrir Predio', link: address },
    closing: `Si no creaste esta cuenta, escríbenos a ${contactEmail}.`,
  }
  return {
    to,
    kind: 'welcome',
    subject: 'Te damos la bienvenida a Predio',
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
