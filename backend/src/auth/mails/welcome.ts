import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

interface Welcome {
  to: string
  origin: string
  contactEmail: string
  confirmLink?: string | undefined
}

export function welcomeMail({ to, origin, contactEmail, confirmLink }: Welcome): Mail {
  const content: MailContent = {
    title: 'Te damos la bienvenida a Predio',
    paragraphs: [
      'Tu cuenta está lista y tienes 7 días de prueba con todas las funciones.',
      'Empieza por tus primeros pasos en Perfil: agrega una propiedad o conecta tu sitio, trae tus contactos y sigue tu primera oportunidad.',
      ...(confirmLink
        ? [
            'Confirma que este correo es tuyo para que siempre puedas recuperar tu cuenta. El enlace funciona una sola vez y vence en una hora; si ya venció, pide otro desde Predio.',
          ]
        : []),
    ],
    action: confirmLink
      ? { label: 'Confirmar mi correo', link: confirmLink }
      : { label: 'Abrir Predio', link: origin },
    closing: confirmLink
      ? `Si no creaste esta cuenta, no la confirmes y escríbenos a ${contactEmail}.`
      : `Si no creaste esta cuenta, escríbenos a ${contactEmail}.`,
  }
  return {
    to,
    kind: 'welcome',
    subject: 'Te damos la bienvenida a Predio',
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
