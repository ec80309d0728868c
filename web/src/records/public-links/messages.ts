import { DOCUMENT_MESSAGES } from '@predio/domain/documents'
import { countOf } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

const days = (count: number) => (count === 365 ? '1 año' : countOf(count, 'día', 'días'))

export const messages = {
  days,
  newLinkTitle: '¿Crear un enlace nuevo?',
  newLinkText: (count: number) =>
    `Por seguridad Predio no guarda el enlace que enviaste y no puede volver a mostrarlo. Con uno nuevo, el anterior dejará de abrirse. El nuevo vence en ${days(count)}.`,
  newLink: 'Crear enlace nuevo',
  newLinkFailed: 'No se pudo crear el enlace. Intenta de nuevo.',
  ready: 'Tu enlace está listo',
  readyHint: 'Cópialo ahora: por seguridad no se vuelve a mostrar.',
  link: 'Enlace',
  copy: words.copyLink,
  byMail: 'Enviar por email',
  sendWhatsApp: 'Enviar por WhatsApp',
  sending: 'Enviando…',
  whatsAppClient: 'Cliente al que lo envías por WhatsApp',
  clientMissing: DOCUMENT_MESSAGES.shareClientMissing,
  numberMissing: 'Cliente no tiene número de WhatsApp registrado',
  localAddress: 'Este enlace solo se abre en esta computadora o en tu red.',
  localAddressHint:
    'Predio está instalado aquí y no en internet: tu cliente no podrá abrirlo. Mientras tanto envíale el PDF o el mensaje de WhatsApp.',
} as const
