import type { Tables } from '../database/index.ts'
import {
  OPPORTUNITY_STATUS_LABELS,
  OPPORTUNITY_TYPE_LABELS,
  OPPORTUNITY_TYPES,
} from '../opportunities/index.ts'
import { optionsOf, type Field } from './field.ts'

/** The fields of the list of opportunities: columns of opportunity_rows. */
export const OPPORTUNITY_FIELDS: readonly Field<keyof Tables<'opportunity_rows'>>[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  {
    key: 'tipo',
    label: 'Tipo',
    noun: 'tipo',
    kind: 'choice',
    column: 'type',
    options: OPPORTUNITY_TYPES.map((value) => ({
      value,
      label: OPPORTUNITY_TYPE_LABELS[value],
      adjective: `de ${OPPORTUNITY_TYPE_LABELS[value].toLowerCase()}`,
    })),
  },
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
    key: 'probabilidad',
    label: 'Probabilidad (%)',
    noun: 'probabilidad',
    kind: 'amount',
    low: 'probability',
    high: 'probability',
    isCount: true,
  },
  {
    key: 'cierre',
    label: 'Cierre esperado',
    noun: 'cierre esperado',
    kind: 'day',
    column: 'expected_close_date',
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
  {
    key: 'alta',
    label: 'Fecha de alta',
    noun: 'alta',
    kind: 'moment',
    column: 'created_at',
    sort: 'always',
  },
]
