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
  another: 'Crear otro enlace',

  links: 'Enlaces',
  none: 'Todavía no compartes este documento.',
  loadFailed: 'No se pudieron cargar los enlaces.',
  retry: words.tryAgain,
  revokeLabel: (whom: string) => `Revocar el enlace: ${whom}`,
} as const
