import { z } from 'zod'
import type { DocumentType } from './document-type.ts'
import { TYPE_FIELDS, type DataOfType } from './type-fields.ts'
import { valueField } from './value-field.ts'

/** The form's rules of a type; keys stand in the form's order. */
export function dataSchema<T extends DocumentType>(type: T): z.ZodType<DataOfType[T]> {
  const shape = Object.fromEntries(
    TYPE_FIELDS[type].map((field) => [field.name, valueField(field)]),
  )
  // The shape is made of the very fields that DataOfType is derived from.
  return z.object(shape) as unknown as z.ZodType<DataOfType[T]>
}
