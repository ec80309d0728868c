import { WHATSAPP_MESSAGES } from '@predio/domain/whatsapp'
import { words } from '../../lib/words.ts'

export const messages = {
  sent: WHATSAPP_MESSAGES.sent,
  numberMissing: WHATSAPP_MESSAGES.numberMissing,
  contactFailed: WHATSAPP_MESSAGES.contactFailed,
  contentMissing: WHATSAPP_MESSAGES.contentMissing,
  clientMissing: 'Selecciona un cliente',
  title: 'Enviar WhatsApp',
  script: 'Script',
  scriptsFailed: 'No se pudieron cargar tus scripts',
  noScript: 'Saludo',
  ownText: 'Mensaje sugerido',
  noScriptHint: WHATSAPP_MESSAGES.greeting('{{nombre}}'),
  property: 'Propiedad de la que hablas',
  message: 'Mensaje',
  messageHelp: 'Puedes cambiarlo antes de enviar. Se abrirá WhatsApp con el texto listo.',
  send: 'Abrir WhatsApp',
  sending: words.saving,
  blocked: 'Mensaje guardado. Tu navegador no dejó abrir WhatsApp.',
  openLink: 'Abrir WhatsApp',
  undone: 'El mensaje ya no está registrado',
  undoFailed: 'No se pudo deshacer. Intenta de nuevo.',
} as const

export function unfilledText(names: readonly string[]): string {
  const list = names.map((name) => `{{${name}}}`).join(', ')
  return names.length === 1
    ? `Falta un dato: cambia ${list} antes de enviar.`
    : `Faltan datos: cambia ${list} antes de enviar.`
}

export function titleFor(firstName: string): string {
  return `Enviar WhatsApp a ${firstName}`
}
