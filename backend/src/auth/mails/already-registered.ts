import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

/** Only the owner of the account learns that somebody signed up with its address again. */
export function alreadyRegisteredMail(to: string, origin: string): Mail {
  const content: MailContent = {
    title: 'Ya tienes una cuenta',
    paragraphs: [
      `Alguien quiso crear una cuenta de Predio con ${to}. Este correo ya tiene una, así que no cambió nada.`,
      'Si fuiste tú, inicia sesión con tu contraseña de siempre. Si no la recuerdas, elige otra con «¿Olvidaste tu contraseña?».',
    ],
    action: { label: 'Iniciar sesión', link: `${origin}/login` },
    closing: 'Si no fuiste tú, ignora este correo: tu cuenta sigue igual.',
  }
  return {
    to,
    kind: 'already-registered',
    subject: 'Ya tienes una cuenta de Predio',
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
