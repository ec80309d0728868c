import { z } from 'zod'
import type { DocumentType } from './document-type.ts'
import { TYPE_FIELDS, type DataOfType } from './type-fields.ts'
import { valueField } from './value-field.ts'

/** Validates the data of a document type; the keys are in the form's order (DOC-61). */
export function dataSchema<T extends DocumentType>(type: T): z.ZodType<DataOfType[T]> {
  const shape = Object.fromEntries(
    TYPE_FIELDS[type].map((field) => [field.name, valueField(field)]),
  )
  // The cast is safe: DataOfType is derived from the same fields.
  return z.object(shape) as unknown as z.ZodType<DataOfType[T]>
}
