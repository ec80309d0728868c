import { CLIENT_TYPES } from '../../clients/index.ts'
import { SHEET_KINDS } from '../../sheets/index.ts'
import { TASK_PRIORITIES } from '../../tasks/index.ts'

export const TOOL_NAMES = [
  'book_visit',
  'create_client',
  'create_task',
  'draft_whatsapp',
  'make_sheet',
  'make_selection',
  'open_inbox',
] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export interface ToolSchema {
  type: 'function'
  function: {
    name: ToolName
    description: string
    parameters: {
      type: 'object'
      properties: Readonly<Record<string, object>>
      required: readonly string[]
      additionalProperties: false
    }
  }
}

const text = (description: string) => ({ type: 'string', description })
const DATE = text('Fecha en formato AAAA-MM-DD')
const TIME = text('Hora de 24 horas en formato HH:MM')
const CLIENT = text('Nombre del cliente como lo escribió la persona')
const PROPERTY = { type: 'integer', description: 'id de la propiedad, tal como viene en los datos' }

export const CLIENT_ARGUMENTS = {
  first_name: text('Nombre'),
  last_name: text('Apellidos'),
  type: { type: 'string', enum: CLIENT_TYPES, description: 'Qué clase de cliente es' },
  phone: text('Teléfono'),
  whatsapp: text('WhatsApp, si es distinto del teléfono'),
  email: text('Correo electrónico'),
  budget_max: { type: 'number', description: 'Presupuesto máximo en pesos' },
  notes: text('Lo que busca y otros detalles'),
} as const

export const TOOL_SCHEMAS: readonly ToolSchema[] = [
  tool(
    'book_visit',
    'Propone agendar la visita de un cliente a una propiedad.',
    { property_id: PROPERTY, client: CLIENT, date: DATE, time: TIME, notes: text('Notas') },
    ['property_id', 'client', 'date', 'time'],
  ),
  tool('create_client', 'Propone dar de alta un cliente nuevo.', CLIENT_ARGUMENTS, [
    'first_name',
    'last_name',
  ]),
  tool(
    'create_task',
    'Propone crear una tarea o un recordatorio para el asesor.',
    {
      title: text('Qué hay que hacer, en una línea'),
      description: text('Detalles'),
      due_date: DATE,
      due_time: TIME,
      priority: { type: 'string', enum: TASK_PRIORITIES, description: 'Prioridad' },
      client: CLIENT,
      property_id: PROPERTY,
    },
    ['title'],
  ),
  tool(
    'draft_whatsapp',
    'Propone el borrador de un mensaje de WhatsApp para un cliente. El asesor lo envía.',
    { client: CLIENT, message: text('El mensaje completo, en español'), property_id: PROPERTY },
    ['client', 'message'],
  ),
  tool(
    'make_sheet',
    'Propone preparar la ficha técnica de una propiedad, en PDF: para cliente, para colega (sin datos del asesor) o cartel.',
    {
      property_id: PROPERTY,
      kind: { type: 'string', enum: SHEET_KINDS, description: 'Para quién es la ficha' },
    },
    ['property_id'],
  ),
  tool(
    'make_selection',
    'Propone una selección de varias propiedades para un cliente: una página con un solo enlace, donde el cliente contesta cuáles le gustan. El asesor la revisa y la envía.',
    {
      property_ids: {
        type: 'array',
        items: PROPERTY,
        description: 'Las propiedades, en el orden en que el cliente las verá',
      },
      client: CLIENT,
    },
    ['property_ids'],
  ),
  tool(
    'open_inbox',
    'Propone abrir el buzón de prospectos y muestra al asesor cuántos esperan respuesta, de qué origen y por qué propiedad. Tú no ves esos datos.',
    {},
    [],
  ),
]

function tool(
  name: ToolName,
  description: string,
  properties: Readonly<Record<string, object>>,
  required: readonly string[],
): ToolSchema {
  return {
    type: 'function',
    function: {
      name,
      description,
      parameters: { type: 'object', properties, required, additionalProperties: false },
    },
  }
}
