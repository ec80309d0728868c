import type { Tables } from '../database/index.ts'
import { CLIENT_FIELDS, CLIENT_RANGES } from '../clients/index.ts'
import { OPERATION_LABELS } from '../properties/index.ts'
import { conditionsOf } from './conditions-of.ts'
import { type Field, optionsOf } from './field.ts'

/** The conditions of the list of clients: of columns of client_list, or of what stands in other tables. */
export const CLIENT_CONDITIONS: readonly Field<keyof Tables<'client_list'>>[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  ...conditionsOf(CLIENT_FIELDS),
  {
    key: 'presupuesto',
    label: CLIENT_RANGES.budget.label,
    noun: 'presupuesto',
    kind: 'amount',
    low: 'budget_min',
    high: 'budget_max',
    sort: 'nullable',
  },
  {
    key: 'zona',
    label: 'Zona que busca',
    noun: 'zona',
    kind: 'words',
    related: 'zone',
    isList: true,
  },
  {
    key: 'operacion',
    label: 'Operación que busca',
    noun: 'operación',
    kind: 'choice',
    related: 'operation',
    options: optionsOf(OPERATION_LABELS),
  },
  {
    key: 'etapa',
    label: 'Etapa de su oportunidad',
    noun: 'oportunidad en',
    nounAlone: 'oportunidad abierta',
    kind: 'words',
    related: 'stage',
    isList: true,
  },
  {
    key: 'contacto',
    label: 'Último contacto',
    noun: 'contacto',
    kind: 'moment',
    related: 'contact',
    sort: 'nullable',
    sortBy: 'last_contact_at',
  },
  {
    key: 'paso',
    label: 'Siguiente paso',
    noun: 'siguiente paso',
    kind: 'moment',
    related: 'step',
    sort: 'nullable',
    sortBy: 'next_task_due',
  },
  {
    key: 'revisar',
    label: 'Por revisar',
    noun: 'por revisar',
    kind: 'flag',
    column: 'needs_review',
    yes: 'por revisar',
    no: 'ya revisados',
  },
  {
    key: 'nombre',
    label: 'Nombre',
    noun: 'nombre',
    kind: 'name',
    column: 'first_name',
    sort: 'always',
    thenBy: 'last_name',
  },
  {
    key: 'apellidos',
    label: 'Apellidos',
    noun: 'apellidos',
    kind: 'name',
    column: 'last_name',
    sort: 'nullable',
    thenBy: 'first_name',
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
