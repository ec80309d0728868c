import { words } from '../../lib/words.ts'

export const messages = {
  pdfReady: 'PDF descargado',
  pdfFailed: 'No se pudo crear el PDF. Intenta de nuevo.',
  copy: 'Copiar',
  pdf: 'PDF',
  pdfPending: 'Preparando el PDF',
  print: words.print,
  whatsApp: 'WhatsApp',
  chooseContact: 'Elegir un contacto en WhatsApp',
  chooseClient: 'Enviar a un cliente',
  share: 'Compartir el resultado',
} as const

export function preparedOn(date: string): string {
  return `Preparado el ${date}`
}

export function preparedBy(agent: string): string {
  return `por ${agent}`
}
