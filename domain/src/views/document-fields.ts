import type { Tables } from '../database/index.ts'
import { DOCUMENT_FIELDS } from '../documents/index.ts'
import { conditionsOf } from './conditions-of.ts'
import type { Field } from './field.ts'

export const DOCUMENT_CONDITIONS: readonly Field<keyof Tables<'document_rows'>>[] = [
  { key: 'texto', label: 'Texto', noun: 'texto', kind: 'text', column: 'search' },
  ...conditionsOf(DOCUMENT_FIELDS),
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
    key: 'plantilla',
    label: 'Plantilla',
    noun: 'plantilla',
    kind: 'presence',
    column: 'template_name',
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
