import { DOCUMENT_CATEGORY_OPTIONS, DOCUMENT_STATUS_OPTIONS } from '../documents/index.ts'
import type { Field } from './field.ts'

/** The fields of the list of documents: columns of document_rows. */
export const DOCUMENT_FIELDS: readonly Field[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  {
    key: 'categoria',
    label: 'Categoría',
    noun: 'categoría',
    kind: 'choice',
    column: 'category',
    options: DOCUMENT_CATEGORY_OPTIONS.map(({ id, label }) => ({ value: id, label })),
  },
  {
    key: 'estado',
    label: 'Estado',
    noun: 'estado',
    kind: 'choice',
    column: 'status',
    options: DOCUMENT_STATUS_OPTIONS.map(({ id, label }) => ({ value: id, label })),
  },
  {
    key: 'escrito',
    label: 'Escrito en Predio',
    noun: 'escrito en Predio',
    kind: 'flag',
    column: 'is_text',
    yes: 'escritos en Predio',
    no: 'subidos como archivo',
  },
  {
    key: 'edicion',
    label: 'Última edición',
    noun: 'edición',
    kind: 'moment',
    column: 'last_edited_at',
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
    sort: 'nullable',
  },
  {
    key: 'plantilla',
    label: 'Plantilla',
    noun: 'plantilla',
    kind: 'presence',
    column: 'template_name',
  },
  { key: 'nombre', label: 'Nombre', noun: 'nombre', kind: 'name', column: 'name', sort: 'always' },
  {
    key: 'alta',
    label: 'Fecha de alta',
    noun: 'alta',
    kind: 'moment',
    column: 'created_at',
    sort: 'always',
  },
]
