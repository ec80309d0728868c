import type { Fields } from '../fields/index.ts'
import { DOCUMENT_CATEGORY_LABELS, DOCUMENT_STATUS_LABELS, GENERATED_STATUS } from './document.ts'
import { DOCUMENT_MESSAGES } from './messages.ts'

export const DOCUMENT_FIELDS = {
  name: {
    kind: 'requiredText',
    label: 'Nombre',
    max: 255,
    short: 'Escribe el nombre del documento',
    long: 'El nombre no puede exceder los 255 caracteres',
    condition: { key: 'nombre', noun: 'nombre', sort: 'always' },
  },
  category: {
    kind: 'choice',
    label: 'Categoría',
    options: DOCUMENT_CATEGORY_LABELS,
    invalid: DOCUMENT_MESSAGES.categoryInvalid,
    condition: { key: 'categoria', noun: 'categoría' },
  },
  status: {
    kind: 'choice',
    label: 'Estado',
    options: DOCUMENT_STATUS_LABELS,
    invalid: 'Selecciona un estado',
    fallback: GENERATED_STATUS,
    condition: { key: 'estado', noun: 'estado' },
  },
  client_id: {
    kind: 'optionalRecord',
    label: 'Cliente',
    nameColumn: 'client_name',
    invalid: DOCUMENT_MESSAGES.saveFailed,
    condition: { key: 'cliente', noun: 'cliente', sort: 'nullable' },
  },
  property_id: {
    kind: 'optionalRecord',
    label: 'Propiedad',
    nameColumn: 'property_title',
    invalid: DOCUMENT_MESSAGES.saveFailed,
    condition: { key: 'propiedad', noun: 'propiedad', sort: 'nullable' },
  },
} as const satisfies Fields
