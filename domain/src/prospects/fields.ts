import type { Fields } from '../fields/index.ts'
import { PROSPECT_LIMITS } from './prospect.ts'

/** The columns of a prospect that a person may correct before accepting it. Form and faults have this order. */
export const PROSPECT_FIELDS = {
  name: {
    kind: 'text',
    label: 'Nombre',
    max: PROSPECT_LIMITS.name,
    long: 'El nombre no puede exceder los 200 caracteres',
  },
  phone: {
    kind: 'phone',
    label: 'Teléfono',
    invalid: 'El teléfono debe tener de 10 a 15 dígitos',
  },
  email: { kind: 'email', label: 'Email', invalid: 'Email inválido' },
  message: {
    kind: 'text',
    label: 'Mensaje',
    max: PROSPECT_LIMITS.message,
    long: 'El mensaje no puede exceder los 5000 caracteres',
  },
  listing_text: {
    kind: 'text',
    label: 'Propiedad que menciona',
    max: PROSPECT_LIMITS.listingText,
    long: 'La propiedad que menciona no puede exceder los 300 caracteres',
  },
  property_id: {
    kind: 'optionalRecord',
    label: 'Propiedad',
    nameColumn: 'property_title',
    invalid: 'Propiedad inválida',
  },
  source_name: {
    kind: 'requiredText',
    label: 'Llegó por',
    max: PROSPECT_LIMITS.sourceName,
    short: 'Escribe por dónde llegó',
    long: 'Por dónde llegó no puede exceder los 60 caracteres',
  },
} as const satisfies Fields
