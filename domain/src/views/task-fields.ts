import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '../tasks/index.ts'
import { optionsOf, type Field } from './field.ts'

/** The fields of the list of tasks: columns of task_rows. */
export const TASK_FIELDS: readonly Field[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  {
    key: 'abierta',
    label: 'Por hacer',
    noun: 'por hacer',
    kind: 'flag',
    column: 'is_open',
    yes: 'por hacer',
    no: 'terminadas o canceladas',
  },
  {
    key: 'estado',
    label: 'Estado',
    noun: 'estado',
    kind: 'choice',
    column: 'status',
    options: optionsOf(TASK_STATUS_LABELS),
  },
  {
    key: 'prioridad',
    label: 'Prioridad',
    noun: 'prioridad',
    kind: 'choice',
    column: 'priority',
    options: optionsOf(TASK_PRIORITY_LABELS),
    sort: 'always',
    sortBy: 'urgency',
  },
  {
    key: 'vence',
    label: 'Fecha límite',
    noun: 'fecha límite',
    kind: 'moment',
    column: 'due_date',
    sort: 'nullable',
  },
  {
    key: 'hecha',
    label: 'Completada el',
    noun: 'fecha de término',
    kind: 'moment',
    column: 'completed_at',
    sort: 'nullable',
  },
  {
    key: 'cliente',
    label: 'Cliente',
    noun: 'cliente',
    kind: 'presence',
    column: 'client_name',
    sort: 'nullable',
  },
  {
    key: 'propiedad',
    label: 'Propiedad',
    noun: 'propiedad',
    kind: 'presence',
    column: 'property_title',
  },
  { key: 'titulo', label: 'Título', noun: 'título', kind: 'name', column: 'title', sort: 'always' },
  {
    key: 'alta',
    label: 'Fecha de alta',
    noun: 'alta',
    kind: 'moment',
    column: 'created_at',
    sort: 'always',
  },
]
