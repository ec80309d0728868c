import type { Tables } from '../database/index.ts'
import { INTERACTION_FIELDS } from '../interactions/index.ts'
import { conditionsOf } from './conditions-of.ts'
import type { Field } from './field.ts'

export const INTERACTION_CONDITIONS: readonly Field<keyof Tables<'interaction_rows'>>[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  {
    key: 'fecha',
    label: 'Fecha',
    noun: 'fecha',
    kind: 'moment',
    column: 'moment',
    sort: 'always',
  },
  ...conditionsOf(INTERACTION_FIELDS),
  {
    key: 'alta',
    label: 'Fecha de alta',
    noun: 'alta',
    kind: 'moment',
    column: 'created_at',
    sort: 'always',
  },
]
