import { CLIENT_CONDITIONS } from './client-fields.ts'
import { DOCUMENT_CONDITIONS } from './document-fields.ts'
import type { Field } from './field.ts'
import { INTERACTION_CONDITIONS } from './interaction-fields.ts'
import { LISTING_FIELDS } from './listing-fields.ts'
import { OPPORTUNITY_CONDITIONS } from './opportunity-fields.ts'
import { TASK_CONDITIONS } from './task-fields.ts'
import type { ViewEntity } from './view.ts'

interface Layout {
  id: string
  label: string
}

interface EntityRules {
  noun: string
  isFeminine: boolean
  fields: readonly Field[]
  columns: readonly string[]
  usualColumns?: readonly string[]
  layouts: readonly Layout[]
  usualOrder: string
  start: string
  presets?: readonly string[]
}

const ENTITIES = {
  clients: {
    noun: 'Clientes',
    isFeminine: false,
    fields: CLIENT_CONDITIONS,
    columns: [
      'tipo',
      'estado',
      'etiqueta',
      'origen',
      'presupuesto',
      'contacto',
      'paso',
      'correo',
      'telefono',
      'whatsapp',
      'alta',
    ],
    layouts: [],
    usualOrder: 'Como siempre: lo más reciente primero',
    start: '',
  },
  opportunities: {
    noun: 'Oportunidades',
    isFeminine: true,
    fields: OPPORTUNITY_CONDITIONS,
    columns: [
      'propiedad',
      'tipo',
      'etapa',
      'estado',
      'monto',
      'probabilidad',
      'cierre',
      'banco',
      'movida',
      'alta',
    ],
    layouts: [
      { id: 'tablero', label: 'Tablero' },
      { id: 'lista', label: 'Lista' },
    ],
    usualOrder: 'Como siempre: lo más reciente primero',
    start: '',
  },
  tasks: {
    noun: 'Tareas',
    isFeminine: true,
    fields: TASK_CONDITIONS,
    columns: [],
    layouts: [],
    usualOrder: 'Como siempre: por hacer primero, por fecha límite',
    start: 'abierta=si&vence=hoy',
    presets: ['abierta=si&vence=hoy', 'abierta=si&vence=pasado', 'abierta=si&vence=resto'],
  },
  interactions: {
    noun: 'Interacciones',
    isFeminine: true,
    fields: INTERACTION_CONDITIONS,
    columns: [],
    layouts: [
      { id: 'lista', label: 'Lista' },
      { id: 'mes', label: 'Mes' },
      { id: 'semana', label: 'Semana' },
    ],
    usualOrder: 'Como siempre: lo más reciente primero',
    start: '',
  },
  documents: {
    noun: 'Documentos',
    isFeminine: false,
    fields: DOCUMENT_CONDITIONS,
    columns: ['categoria', 'estado', 'cliente', 'propiedad', 'plantilla', 'edicion', 'alta'],
    usualColumns: ['categoria', 'estado', 'cliente', 'propiedad', 'edicion'],
    layouts: [],
    usualOrder: 'Como siempre: lo editado más recientemente primero',
    start: '',
  },
  listings: {
    noun: 'Propiedades',
    isFeminine: true,
    fields: LISTING_FIELDS,
    columns: [],
    layouts: [],
    usualOrder: 'Como siempre: lo más reciente primero',
    start: '',
  },
} as const satisfies Record<ViewEntity, EntityRules>

export type ListEntity = keyof typeof ENTITIES

export type ServerEntity = Exclude<ListEntity, 'listings'>

export const LIST_ENTITIES = Object.keys(ENTITIES) as ListEntity[]

export function entityRules(entity: ListEntity): EntityRules {
  return ENTITIES[entity]
}

export function findField(entity: ListEntity, key: string): Field | undefined {
  return entityRules(entity).fields.find((field) => field.key === key)
}
