import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

export function testMail(to: string, site: string): Mail {
  const content: MailContent = {
    title: 'El correo de Predio funciona',
    paragraphs: [
      `Este es un mensaje de prueba de ${site}. Si lo lees, los correos de Predio llegan a ${to}.`,
      'Revisa que no esté en la carpeta de correo no deseado: los enlaces para recuperar una contraseña llegarían al mismo lugar.',
    ],
    closing: 'Lo envió quien administra Predio con npm run admin -- test-mail.',
  }
  return {
    to,
    kind: 'test',
    subject: 'Correo de prueba de Predio',
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
