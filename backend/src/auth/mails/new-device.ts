import { formatDate } from '@predio/domain/dates'
import { describeTimeZone } from '@predio/domain/profiles'
import type { Mail } from '../mailers/mailer.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

interface NewDevice {
  to: string
  origin: string
  at: Date
  zone: string
  device: string
  address: string
}

export function newDeviceMail({ to, origin, at, zone, device, address }: NewDevice): Mail {
  const content: MailContent = {
    title: 'Nuevo inicio de sesión',
    paragraphs: [
      `Se inició sesión en tu cuenta de Predio (${to}) desde un dispositivo que no conocíamos.`,
      `Cuándo: ${formatDate(at, zone, 'dateTime')} (hora de ${describeTimeZone(zone).name})`,
      `Dispositivo: ${device}`,
      `Dirección IP: ${address}`,
      'Si fuiste tú, no tienes que hacer nada. Este aviso llega una vez por dispositivo.',
      'Si no fuiste tú, alguien conoce tu contraseña: cámbiala ahora. Al hacerlo se cierran las demás sesiones.',
    ],
    action: { label: 'Cambiar mi contraseña', link: `${origin}/recuperar` },
    closing: 'Puedes ver y cerrar tus sesiones en Perfil, en la sección «Sesiones».',
  }
  return {
    to,
    kind: 'new-device',
    subject: 'Nuevo inicio de sesión en tu cuenta de Predio',
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
