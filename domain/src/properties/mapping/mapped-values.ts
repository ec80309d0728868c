import type { SourceField } from '../source/field-names.ts'
import type { JsonObject } from '../source/json.ts'
import { isEmpty } from '../source/unwrap.ts'
import { MAPPABLE_FIELDS, sourceFieldOf, type FieldMapping } from './field-mapping.ts'
import { valueAt } from './source-path.ts'

/** If a listing's mapped field is empty, the listing is read as if nothing were mapped. */
export function mappedValues(
  record: JsonObject,
  mapping: FieldMapping,
): ReadonlyMap<SourceField, unknown> {
  const values = new Map<SourceField, unknown>()
  for (const field of MAPPABLE_FIELDS) {
    const path = mapping[field]
    const value = path === undefined ? undefined : valueAt(record, path)
    if (!isEmpty(value)) values.set(sourceFieldOf(field), value)
  }
  return values
}
