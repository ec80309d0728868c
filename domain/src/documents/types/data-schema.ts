import { z } from 'zod'
import type { DocumentType } from './document-type.ts'
import { TYPE_FIELDS, type DataOfType } from './type-fields.ts'
import { valueField } from './value-field.ts'

/** DOC-61: the keys have the form's order. */
export function dataSchema<T extends DocumentType>(type: T): z.ZodType<DataOfType[T]> {
  const shape = Object.fromEntries(
    TYPE_FIELDS[type].map((field) => [field.name, valueField(field)]),
  )
  // The cast is safe: DataOfType is derived from the same fields.
  return z.object(shape) as unknown as z.ZodType<DataOfType[T]>
}
