import { countOf } from '@predio/domain/numbers'
import { DOCUMENT_MESSAGES } from '@predio/domain/documents'
import { WHATSAPP_MESSAGES } from '@predio/domain/whatsapp'
import { words } from '../../../lib/words.ts'
import { messages as linkMessages } from '../../../records/public-links/messages.ts'

export const messages = {
  title: (name: string) => `Compartir «${name}»`,
  newLink: 'Nuevo enlace',
  newLinkHint: 'Quien tenga el enlace puede ver y descargar el documento, sin cuenta.',
  help: '¿Cómo funcionan los enlaces?',
  expiry: 'Vence en',
  client: words.client,
  email: 'Email (opcional)',
  emailHint: 'Para que recuerdes a quién se lo diste.',
  emailInvalid: 'Email inválido',
  message: 'Mensaje (opcional)',
  messageHint: (text: string) => `Si lo dejas vacío se envía: ${text}`,
  messageLong: WHATSAPP_MESSAGES.contentLong,
  linkInPlace: '(el enlace)',
  create: 'Crear enlace',
  sendWhatsApp: linkMessages.sendWhatsApp,
  sending: linkMessages.sending,
  clientMissing: DOCUMENT_MESSAGES.shareClientMissing,
  numberMissing: linkMessages.numberMissing,
  shareFailed: DOCUMENT_MESSAGES.shareFailed,
  shared: DOCUMENT_MESSAGES.shared,
  another: 'Crear otro enlace',

  links: 'Enlaces',
  none: 'Todavía no compartes este documento.',
  loadFailed: 'No se pudieron cargar los enlaces.',
  retry: words.tryAgain,
  forNobody: 'Para quien tenga el enlace',
  views: (count: number) =>
    count === 0 ? 'Sin abrir' : `Se abrió ${countOf(count, 'vez', 'veces')}`,
  lastView: (when: string) => `la última ${when}`,
  expires: (when: string) => `Vence el ${when}`,
  expired: (when: string) => `Venció el ${when}`,
  revoked: (when: string) => `Revocado el ${when}`,
  revoke: 'Revocar',
  revokeLabel: (whom: string) => `Revocar el enlace: ${whom}`,
  revokeTitle: '¿Revocar el enlace?',
  revokeText:
    'Dejará de abrirse de inmediato. Quien lo tenga abierto en este momento podría todavía descargar el archivo durante un minuto.',
  revokedToast: 'Enlace revocado',
  revokeFailed: 'No se pudo revocar el enlace. Intenta de nuevo.',
} as const
