import {
  documentSchema,
  templateDataSchema,
  type DocumentField,
  type TemplateVariable,
} from '@predio/domain/documents'
import { foldForSearch } from '@predio/domain/text'
import { z } from 'zod'
import type { FormData } from '../records/form-data.ts'

export const NAME_FIELD = '_name'

/** Templates know no type for a year, so its name decides: 'año', 'año_inicio', 'anio de entrega'. */
const YEAR = /(?:^|[^a-z])(?:ano|anio)(?![a-z])/

export function toField({ name, label, type, required, options }: TemplateVariable): DocumentField {
  const isYear = type === 'number' && YEAR.test(foldForSearch(name))
  return { name, label, kind: type, required, options, isYear }
}

export function createSchema(variables: readonly TemplateVariable[]) {
  return z.intersection(
    z.object({ [NAME_FIELD]: documentSchema.shape.name }),
    templateDataSchema(variables),
  )
}

export function toData(values: Readonly<Partial<FormData>>): FormData {
  const data: FormData = {}
  for (const [name, value] of Object.entries(values)) {
    if (name === NAME_FIELD || value === undefined) continue
    data[name] = typeof value === 'string' && value.trim() === '' ? null : value
  }
  return data
}
