import type { ToolName } from '@predio/domain/assistant'
import { words } from '../../../lib/words.ts'

export const messages = {
  proposes: 'El asistente propone',
  confirm: 'Confirmar',
  dismiss: 'Descartar',
  retry: words.tryAgain,
  saving: words.savingLabel,
  seeInCrm: 'Ver en el CRM',
  preparing: 'Preparando la propuesta',
  prepareFailed: 'No pude preparar la propuesta. Revisa tu conexión.',
  agendaFailed: 'No pude revisar tu agenda: fíjate que no tengas otra visita a esa hora.',
  changeMoment: 'Cambiar fecha u hora',
  day: 'Día',
  chooseClient: 'Elige al cliente',
  otherClient: 'Buscar a otro cliente',
  clientFailed: 'No se pudieron leer los datos del cliente. Intenta de nuevo.',
  past: 'Esa hora ya pasó. Pídeme otra fecha.',
  message: 'Mensaje',
  messageHelp: 'Puedes cambiarlo. Al confirmar se guarda y se abre WhatsApp con el texto listo.',
  dismissed: (title: string) => `${title}: descartado`,
  dismissedInDoubt: (title: string) =>
    `${title}: descartado. Un intento quedó sin respuesta: revisa en tu CRM que no se haya guardado.`,
} as const

/** The person may try again: what was written after all is met, not doubled. */
export const FAILURES: Readonly<Record<ToolName, string>> = {
  book_visit: 'No se pudo agendar la visita. Intenta de nuevo: no se va a repetir.',
  create_client: 'No se pudo crear el cliente.',
  create_task: 'No se pudo crear la tarea.',
  draft_whatsapp: 'No se pudo guardar el mensaje.',
}

/** How what was done begins. These alone go back to the model with the next question. */
export const DONE_TITLES = {
  visit: 'Visita agendada',
  client: 'Cliente creado',
  task: 'Tarea creada',
  whatsapp: 'Mensaje de WhatsApp listo',
} as const

/** What is shown, and kept with the conversation. */
export const DONE = {
  visit: (property: string, client: string, when: string) =>
    `${DONE_TITLES.visit}: ${property} con ${client}, ${when}`,
  client: (name: string) => `${DONE_TITLES.client}: ${name}`,
  task: (title: string) => `${DONE_TITLES.task}: ${title}`,
  whatsapp: (name: string) => `${DONE_TITLES.whatsapp} para ${name}`,
} as const
