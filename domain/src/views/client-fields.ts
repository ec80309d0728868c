import {
  CLIENT_STATUS_LABELS,
  CLIENT_STATUSES,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
} from '../clients/index.ts'
import type { Field } from './field.ts'

const PLURALS = {
  propietario: 'propietarios',
  comprador: 'compradores',
  inquilino: 'inquilinos',
  inversionista: 'inversionistas',
} as const

const OPERATIONS = [
  { value: 'sale', label: 'Venta' },
  { value: 'rent', label: 'Renta' },
]

/** The fields of the list of clients: columns of client_list, or what the function client_ids knows by name. */
export const CLIENT_FIELDS: readonly Field[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  {
    key: 'tipo',
    label: 'Tipo',
    noun: 'tipo',
    kind: 'choice',
    column: 'type',
    options: CLIENT_TYPES.map((value) => ({
      value,
      label: CLIENT_TYPE_LABELS[value],
      adjective: PLURALS[value],
    })),
  },
  {
    key: 'estado',
    label: 'Estado',
    noun: 'estado',
    kind: 'choice',
    column: 'status',
    options: CLIENT_STATUSES.map((value) => ({ value, label: CLIENT_STATUS_LABELS[value] })),
  },
  {
    key: 'etiqueta',
    label: 'Etiqueta',
    noun: 'etiqueta',
    kind: 'words',
    column: 'tags',
    isList: true,
  },
  {
    key: 'origen',
    label: 'Origen',
    noun: 'origen',
    kind: 'words',
    column: 'source',
    isList: false,
  },
  {
    key: 'presupuesto',
    label: 'Presupuesto',
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
    elsewhere: 'zone',
    isList: true,
  },
  {
    key: 'operacion',
    label: 'Operación que busca',
    noun: 'operación',
    kind: 'choice',
    elsewhere: 'operation',
    options: OPERATIONS,
  },
  {
    key: 'etapa',
    label: 'Etapa de su oportunidad',
    noun: 'oportunidad en',
    nounAlone: 'oportunidad abierta',
    kind: 'words',
    elsewhere: 'stage',
    isList: true,
  },
  {
    key: 'contacto',
    label: 'Último contacto',
    noun: 'contacto',
    kind: 'moment',
    elsewhere: 'contact',
  },
  {
    key: 'paso',
    label: 'Siguiente paso',
    noun: 'siguiente paso',
    kind: 'moment',
    elsewhere: 'step',
  },
  { key: 'correo', label: 'Email', noun: 'email', kind: 'presence', column: 'email' },
  { key: 'telefono', label: 'Teléfono', noun: 'teléfono', kind: 'presence', column: 'phone' },
  { key: 'whatsapp', label: 'WhatsApp', noun: 'WhatsApp', kind: 'presence', column: 'whatsapp' },
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
