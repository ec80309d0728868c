import type { ToolName } from './tool-schemas.ts'

export const TOOL_MESSAGES = {
  unknownTool: 'El asistente propuso una acción que no conozco, así que no hice nada.',
  unreadable: 'No pude leer los datos de la acción. ¿Me lo pides otra vez con más detalle?',
  propertyMissing: '¿De qué propiedad se trata? Dime su nombre.',
  propertyUnknown: 'No encontré esa propiedad entre las que tienes en pantalla. ¿Cuál es?',
  clientMissing: '¿Para qué cliente es? Dime su nombre.',
  clientUnknown: (name: string) =>
    `No encontré a «${name}» entre tus clientes. Revisa el nombre o pídeme darlo de alta.`,
  clientAmbiguous: (name: string, options: string) =>
    `Tienes varios clientes que coinciden con «${name}»: ${options}. Dime el nombre completo.`,
  dateMissing: '¿Para qué día es? Dime la fecha.',
  timeMissing: '¿A qué hora? Dime la hora.',
  dateUnreadable: (date: string) =>
    `No entendí la fecha «${date}». Escríbela con día, mes y año, por favor.`,
  timeUnreadable: (time: string) => `No entendí la hora «${time}». Escríbela así: 5:30 p.m.`,
  past: (moment: string) => `Esa fecha ya pasó (${moment}). Dime una que esté por venir.`,
  tooFar: (moment: string) => `Esa fecha está muy lejos (${moment}). ¿Es correcta?`,
  clientFault: (fault: string) => `No pude preparar el cliente: ${fault}.`,
  nameMissing: '¿Cómo se llama el cliente? Dime su nombre y apellidos.',
  taskFault: (fault: string) => `No pude preparar la tarea: ${fault}.`,
  whatsappFault: (fault: string) => `No pude preparar el mensaje: ${fault}.`,
  selectionMany: 'Una selección tiene a lo más 100 propiedades. ¿Cuáles prefieres?',
  notesLong: 'Las notas son demasiado largas. ¿Me las resumes?',
} as const

export const TOOL_TITLES: Readonly<Record<ToolName, string>> = {
  book_visit: 'Agendar visita',
  create_client: 'Crear cliente',
  create_task: 'Crear tarea',
  draft_whatsapp: 'Mensaje de WhatsApp',
  make_sheet: 'Ficha técnica',
  make_selection: 'Selección de propiedades',
  open_inbox: 'Buzón de prospectos',
}

export const CARD_LABELS = {
  property: 'Propiedad',
  properties: 'Propiedades',
  client: 'Cliente',
  when: 'Fecha y hora',
  notes: 'Notas',
  name: 'Nombre',
  type: 'Tipo',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  email: 'Email',
  budget: 'Presupuesto',
  title: 'Título',
  description: 'Descripción',
  due: 'Vence',
  priority: 'Prioridad',
  message: 'Mensaje',
  sheetKind: 'Para quién',
  waiting: 'Esperan respuesta',
  since: 'Desde',
  sources: 'Llegaron por',
  listings: 'Preguntan por',
} as const

export const CARD_WARNINGS = {
  conflict: (name: string, time: string) =>
    `A menos de una hora tienes otra visita: ${name}, ${time}`,
  taken: { sold: 'Esta propiedad ya está vendida', rented: 'Esta propiedad ya está rentada' },
  reserved: 'Esta propiedad está apartada',
  duplicate: (name: string, reason: string) =>
    `Se parece a ${name}, que ya tienes: ${reason.toLowerCase()}`,
} as const

export const RECORD_TEXTS = {
  visitSubject: (title: string) => `Visita a ${title}`,
  visitTask: (title: string, client: string) => `Visita a ${title} con ${client}`,
} as const
