import type { Fields } from '../fields/index.ts'
import { OPERATION_LABELS, TYPE_LABELS } from '../properties/index.ts'
import { CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS, DEFAULT_CLIENT_STATUS } from './client.ts'

const budget = {
  kind: 'amount',
  invalid: 'Escribe el presupuesto como una cantidad en pesos, por ejemplo 2,500,000',
  negative: 'El presupuesto no puede ser negativo',
} as const

/**
 * The fields have the order of the exported file and of its faults. `domain/src/csv/import-fields.ts` has the headers of other files, which
 * only an import loads.
 */
export const CLIENT_FIELDS = {
  first_name: {
    kind: 'requiredText',
    label: 'Nombre',
    min: 2,
    max: 50,
    short: 'El nombre debe tener al menos 2 caracteres',
    long: 'El nombre no puede exceder los 50 caracteres',
    class: 'identity',
  },
  last_name: {
    kind: 'requiredText',
    label: 'Apellidos',
    min: 2,
    max: 50,
    short: 'Los apellidos deben tener al menos 2 caracteres',
    long: 'Los apellidos no pueden exceder los 50 caracteres',
  },
  type: {
    kind: 'choice',
    label: 'Tipo',
    options: CLIENT_TYPE_LABELS,
    invalid: 'Tipo de cliente inválido',
    condition: {
      key: 'tipo',
      noun: 'tipo',
      adjectives: {
        propietario: 'propietarios',
        comprador: 'compradores',
        inquilino: 'inquilinos',
        inversionista: 'inversionistas',
      },
    },
  },
  status: {
    kind: 'choice',
    label: 'Estado',
    options: CLIENT_STATUS_LABELS,
    invalid: 'Estado de cliente inválido',
    fallback: DEFAULT_CLIENT_STATUS,
    condition: { key: 'estado', noun: 'estado' },
  },
  email: {
    kind: 'email',
    label: 'Email',
    invalid: 'Email inválido',
    condition: { key: 'correo', noun: 'email' },
  },
  phone: {
    kind: 'phone',
    label: 'Teléfono',
    invalid: 'Número de teléfono inválido',
    condition: { key: 'telefono', noun: 'teléfono' },
  },
  whatsapp: {
    kind: 'phone',
    label: 'WhatsApp',
    invalid: 'Número de WhatsApp inválido',
    condition: { key: 'whatsapp', noun: 'WhatsApp' },
  },
  birthday: {
    kind: 'day',
    label: 'Cumpleaños',
    invalid: 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980',
    early: 'El cumpleaños no puede ser anterior a 1900',
    late: 'El cumpleaños no puede ser una fecha futura',
  },
  address: {
    kind: 'text',
    label: 'Dirección',
    max: 200,
    long: 'La dirección no puede exceder los 200 caracteres',
  },
  source: {
    kind: 'text',
    label: 'Origen',
    max: 100,
    long: 'El origen no puede exceder los 100 caracteres',
    condition: { key: 'origen', noun: 'origen', isWords: true },
  },
  budget_min: { ...budget, label: 'Presupuesto mínimo' },
  budget_max: { ...budget, label: 'Presupuesto máximo' },
  tags: {
    kind: 'words',
    label: 'Etiquetas',
    invalid: 'Etiquetas inválidas',
    condition: { key: 'etiqueta', noun: 'etiqueta', label: 'Etiqueta' },
  },
  notes: {
    kind: 'text',
    label: 'Notas',
    max: 1000,
    long: 'Las notas no pueden exceder los 1000 caracteres',
  },
} as const satisfies Fields

const price = {
  kind: 'amount',
  invalid: 'Escribe el precio como una cantidad en pesos, por ejemplo 2,500,000',
  negative: 'El precio no puede ser negativo',
} as const

export const PREFERENCE_FIELDS = {
  property_type: {
    kind: 'choices',
    label: 'Tipos de propiedad',
    options: TYPE_LABELS,
    invalid: 'Tipo de propiedad inválido',
  },
  operation: {
    kind: 'optionalChoice',
    label: 'Operación',
    options: OPERATION_LABELS,
    invalid: 'Operación inválida',
  },
  min_price: { ...price, label: 'Precio que busca, mínimo' },
  max_price: { ...price, label: 'Precio que busca, máximo' },
  locations: { kind: 'words', label: 'Zonas', invalid: 'Ubicaciones inválidas' },
  bedrooms: {
    kind: 'number',
    label: 'Recámaras',
    min: 0,
    max: 50,
    step: 1,
    invalid: 'Las recámaras deben ser un número entero de 0 a 50',
  },
} as const satisfies Fields

export const CLIENT_RANGES = {
  budget: { label: 'Presupuesto', ends: ['budget_min', 'budget_max'] },
  price: { label: 'Precio que busca', ends: ['min_price', 'max_price'] },
} as const
