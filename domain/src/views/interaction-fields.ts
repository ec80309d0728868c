import { INTERACTION_TYPE_LABELS } from '../interactions/index.ts'
import { optionsOf, type Field } from './field.ts'

/** The fields of the list of interactions: columns of interaction_rows. */
export const INTERACTION_FIELDS: readonly Field[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  {
    key: 'tipo',
    label: 'Tipo',
    noun: 'tipo',
    kind: 'choice',
    column: 'type',
    options: optionsOf(INTERACTION_TYPE_LABELS),
  },
  {
    key: 'fecha',
    label: 'Fecha',
    noun: 'fecha',
    kind: 'moment',
    column: 'moment',
    sort: 'always',
  },
  {
    key: 'agendada',
    label: 'Agendada para',
    noun: 'cita',
    kind: 'moment',
    column: 'scheduled_at',
  },
  { key: 'resultado', label: 'Resultado', noun: 'resultado', kind: 'presence', column: 'outcome' },
  {
    key: 'recibida',
    label: 'La inició el cliente',
    noun: 'iniciada por el cliente',
    kind: 'flag',
    column: 'is_inbound',
    yes: 'iniciadas por el cliente',
    no: 'iniciadas por ti',
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
    key: 'asunto',
    label: 'Asunto',
    noun: 'asunto',
    kind: 'name',
    column: 'subject',
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
