import type { Fields } from '../fields/index.ts'
import { PROFESSIONAL_PHONE_INVALID } from '../phones/index.ts'
import { PROFESSION_LABELS } from './professional.ts'

const notes = {
  kind: 'text',
  label: 'Notas',
  max: 1000,
  long: 'Las notas no pueden exceder los 1000 caracteres',
} as const

export const PROFESSIONAL_FIELDS = {
  name: {
    kind: 'requiredText',
    label: 'Nombre',
    min: 2,
    max: 100,
    short: 'El nombre debe tener al menos 2 caracteres',
    long: 'El nombre no puede exceder los 100 caracteres',
  },
  profession: {
    kind: 'choice',
    label: 'Profesión',
    options: PROFESSION_LABELS,
    invalid: 'Selecciona una profesión',
  },
  specialty: {
    kind: 'text',
    label: 'Especialidad',
    max: 100,
    long: 'La especialidad no puede exceder los 100 caracteres',
  },
  phone: { kind: 'phone', label: 'Teléfono', invalid: PROFESSIONAL_PHONE_INVALID },
  email: { kind: 'email', label: 'Email', invalid: 'Email inválido' },
  address: {
    kind: 'text',
    label: 'Dirección',
    max: 200,
    long: 'La dirección no puede exceder los 200 caracteres',
  },
  rating: {
    kind: 'number',
    label: 'Calificación',
    min: 1,
    max: 5,
    step: 1,
    invalid: 'La calificación debe ser un número entero del 1 al 5',
    fallback: 5,
  },
  notes,
} as const satisfies Fields

export const JOB_FIELDS = {
  description: {
    kind: 'requiredText',
    label: 'Qué hizo',
    max: 500,
    short: 'Describe el trabajo',
    long: 'La descripción no puede exceder los 500 caracteres',
  },
  property_id: {
    kind: 'optionalRecord',
    label: 'Propiedad',
    nameColumn: 'property_title',
    invalid: 'Propiedad inválida',
  },
  job_date: { kind: 'day', label: 'Fecha', invalid: 'Elige la fecha del trabajo' },
  cost: {
    kind: 'amount',
    label: 'Costo',
    invalid: 'Costo inválido',
    negative: 'El costo no puede ser negativo',
  },
  notes,
} as const satisfies Fields
