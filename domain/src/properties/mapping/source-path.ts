import { own, type JsonObject } from '../source/json.ts'
import { isPrivateField } from '../source/private-fields.ts'
import { readTerms } from '../source/terms.ts'
import { unwrap } from '../source/unwrap.ts'

/** This prefix distinguishes the terms of a taxonomy from a field of the same name. */
export const TERMS = 'terms'

export function isPrivatePath(path: string): boolean {
  return path.split('.').some(isPrivateField)
}

/** An old mapping may still name a private field, of which no value is returned. */
export function valueAt(record: JsonObject, path: string): unknown {
  if (isPrivatePath(path)) return undefined
  const [first, ...rest] = path.split('.')
  if (first === TERMS) {
    const taxonomy = rest.join('.')
    const terms = readTerms(record).filter((term) => term.taxonomy === taxonomy)
    return terms.map((term) => term.name)
  }
  let value: unknown = own(record, first ?? '')
  for (const key of rest) value = own(unwrap(value), key)
  return value
}
