import type { Fields } from '../fields/index.ts'
import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
} from './task.ts'

export const TASK_FIELDS = {
  title: {
    kind: 'requiredText',
    label: 'Título',
    max: 200,
    short: 'Escribe el título de la tarea',
    long: 'El título no puede exceder los 200 caracteres',
    condition: { key: 'titulo', noun: 'título', sort: 'always' },
  },
  status: {
    kind: 'choice',
    label: 'Estado',
    options: TASK_STATUS_LABELS,
    invalid: 'Selecciona el estado de la tarea',
    fallback: DEFAULT_TASK_STATUS,
    condition: { key: 'estado', noun: 'estado' },
  },
  priority: {
    kind: 'choice',
    label: 'Prioridad',
    options: TASK_PRIORITY_LABELS,
    invalid: 'Selecciona la prioridad de la tarea',
    fallback: DEFAULT_TASK_PRIORITY,
    condition: { key: 'prioridad', noun: 'prioridad', sort: 'always', sortBy: 'urgency' },
  },
  due_date: {
    kind: 'moment',
    label: 'Vence',
    invalid: 'Fecha de vencimiento inválida',
    // TASK-10: the time of a task for which none was chosen.
    usualTime: '09:00',
    condition: { key: 'vence', label: 'Fecha límite', noun: 'fecha límite', sort: 'nullable' },
  },
  client_id: {
    kind: 'optionalRecord',
    label: 'Cliente',
    nameColumn: 'client_name',
    invalid: 'Cliente inválido',
    condition: { key: 'cliente', noun: 'cliente', sort: 'nullable' },
  },
  property_id: {
    kind: 'optionalRecord',
    label: 'Propiedad',
    nameColumn: 'property_title',
    invalid: 'Propiedad inválida',
    condition: { key: 'propiedad', noun: 'propiedad' },
  },
  description: {
    kind: 'text',
    label: 'Descripción',
    max: 5000,
    long: 'La descripción no puede exceder los 5000 caracteres',
  },
} as const satisfies Fields
