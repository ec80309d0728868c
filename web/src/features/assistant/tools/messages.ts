import type { ToolName } from '@predio/domain/assistant'
import { countOf } from '@predio/domain/numbers'
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
  inboxFailed: 'No pude contar los prospectos que esperan.',
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
  dismissedUncertain: (title: string) =>
    `${title}: descartado. Un intento quedó sin respuesta: revisa en tu CRM que no se haya guardado.`,
} as const

/** AST-58: the texts invite to try again, which is safe, because rows that were written after all are updated. */
export const FAILURES: Readonly<Record<ToolName, string>> = {
  book_visit: 'No se pudo agendar la visita. Intenta de nuevo: no se va a repetir.',
  create_client: 'No se pudo crear el cliente.',
  create_task: 'No se pudo crear la tarea.',
  draft_whatsapp: 'No se pudo guardar el mensaje.',
  make_sheet: 'No se pudo abrir la ficha.',
  make_selection: 'No se pudo abrir la selección.',
  open_inbox: 'No se pudo abrir el buzón.',
}

/** AST-62: the model is told these titles, which contain no names. */
export const DONE_TITLES: Readonly<Record<ToolName, string>> = {
  book_visit: 'Visita agendada',
  create_client: 'Cliente creado',
  create_task: 'Tarea creada',
  draft_whatsapp: 'Mensaje de WhatsApp listo',
  make_sheet: 'Ficha técnica abierta',
  make_selection: 'Selección preparada',
  open_inbox: 'Buzón de prospectos abierto',
}

export const DONE = {
  visit: (property: string, client: string, when: string) =>
    `${DONE_TITLES.book_visit}: ${property} con ${client}, ${when}`,
  client: (name: string) => `${DONE_TITLES.create_client}: ${name}`,
  task: (title: string) => `${DONE_TITLES.create_task}: ${title}`,
  whatsapp: (name: string) => `${DONE_TITLES.draft_whatsapp} para ${name}`,
  sheet: (property: string) => `${DONE_TITLES.make_sheet}: ${property}`,
  selection: (count: number, client: string | null) =>
    [`${DONE_TITLES.make_selection}: ${countOf(count, 'propiedad', 'propiedades')}`, client]
      .filter(Boolean)
      .join(' para '),
} as const
