import type { Tables } from '../database/index.ts'
import { TASK_FIELDS } from '../tasks/index.ts'
import { conditionsOf } from './conditions-of.ts'
import type { Field } from './field.ts'

export const TASK_CONDITIONS: readonly Field<keyof Tables<'task_rows'>>[] = [
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
  ...conditionsOf(TASK_FIELDS),
  {
    key: 'hecha',
    label: 'Completada el',
    noun: 'fecha de término',
    kind: 'moment',
    column: 'completed_at',
    sort: 'nullable',
  },
  {
    key: 'alta',
    label: 'Fecha de alta',
    noun: 'alta',
    kind: 'moment',
    column: 'created_at',
    sort: 'always',
  },
]
