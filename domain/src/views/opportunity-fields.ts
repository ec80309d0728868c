import type { Tables } from '../database/index.ts'
import { OPPORTUNITY_FIELDS, OPPORTUNITY_STATUS_LABELS } from '../opportunities/index.ts'
import { conditionsOf } from './conditions-of.ts'
import { type Field, optionsOf } from './field.ts'

export const OPPORTUNITY_CONDITIONS: readonly Field<keyof Tables<'opportunity_rows'>>[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  ...conditionsOf(OPPORTUNITY_FIELDS),
  {
    key: 'etapa',
    label: 'Etapa',
    noun: 'etapa',
    kind: 'words',
    column: 'stage_name',
    isList: false,
  },
  {
    key: 'estado',
    label: 'Estado',
    noun: 'estado',
    kind: 'choice',
    column: 'status',
    options: optionsOf(OPPORTUNITY_STATUS_LABELS, {
      open: 'abiertas',
      won: 'ganadas',
      lost: 'perdidas',
    }),
  },
  {
    key: 'monto',
    label: 'Monto',
    noun: 'monto',
    kind: 'amount',
    low: 'amount',
    high: 'amount',
    sort: 'nullable',
  },
  {
    key: 'movida',
    label: 'Último cambio de etapa',
    noun: 'cambio de etapa',
    kind: 'moment',
    column: 'stage_changed_at',
    sort: 'always',
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
