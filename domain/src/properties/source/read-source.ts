/** The functions in normalize/ see a listing only in this form: every field under its bare name, without private fields. */
import { bareName } from './bare-name.ts'
import { namesOf, type SourceField } from './field-names.ts'
import { isObject, own, toId, type JsonObject } from './json.ts'
import { isPrivateField } from './private-fields.ts'
import { readTerms, type Term, type TermRole } from './terms.ts'
import { isEmpty, toItems, toText } from './unwrap.ts'
import { isReserved, looksLikePost } from './wordpress-fields.ts'

export interface Source {
  record: JsonObject
  fields: ReadonlyMap<string, readonly unknown[]>
  terms: readonly Term[]
  mapped: ReadonlyMap<SourceField, unknown>
}

export const BLOCKS = ['acf', 'property_meta', 'meta', 'meta_box'] as const
const PEOPLE = /^(?:agents?|agente|asesor|author|autor|user|usuario|office|oficina|agency|agencia)/
const POINTERS = [
  'mime_type',
  'sizes',
  'source_url',
  'full_url',
  'post_type',
  'term_id',
  'taxonomy',
]
const MAX_FIELDS = 2000
const MAX_DEPTH = 3

export function readSource(record: JsonObject, mapped: Source['mapped'] = new Map()): Source {
  const fields = new Map<string, unknown[]>()
  for (const block of BLOCKS) collect(fields, own(record, block), 0)
  collect(fields, withoutPlumbing(record), 0)
  return { record, fields, terms: readTerms(record), mapped }
}

function withoutPlumbing(record: JsonObject): JsonObject {
  const isPost = looksLikePost(record)
  const entries = Object.entries(record).filter(
    ([key, value]) =>
      !BLOCKS.some((block) => block === key) && !isReserved(key, isPost) && !isTermIds(key, value),
  )
  return Object.fromEntries(entries)
}

/** WordPress writes taxonomies into a post as lists of ids. Other sites have words in fields of the same names. */
export function isTermIds(key: string, value: unknown): boolean {
  if (!Array.isArray(value) || namesOf('gallery').includes(bareName(key))) return false
  return value.length > 0 && value.every((item) => typeof item === 'number')
}

/** A direct field takes precedence; fields inside a group or map field are read only if there is no direct one. */
function collect(fields: Map<string, unknown[]>, block: unknown, depth: number): void {
  if (!isObject(block) || depth > MAX_DEPTH) return
  const groups: JsonObject[] = []
  for (const [key, value] of Object.entries(block)) {
    if (fields.size >= MAX_FIELDS) return
    if (isPrivateField(key) || isEmpty(value)) continue
    const name = bareName(key)
    if (depth > 0 && name === 'id') continue
    const known = fields.get(name)
    if (known) known.push(value)
    else fields.set(name, [value])
    if (isObject(value) && !PEOPLE.test(name) && !isPointer(value)) groups.push(value)
  }
  for (const group of groups) collect(fields, group, depth + 1)
}

function isPointer(value: JsonObject): boolean {
  return POINTERS.some((key) => Object.hasOwn(value, key))
}

export function* valuesOf(source: Source, field: SourceField): Generator {
  const mapped = source.mapped.get(field)
  if (!isEmpty(mapped)) yield mapped
  for (const name of namesOf(field)) yield* source.fields.get(name) ?? []
}

export function firstOf<T>(
  source: Source,
  field: SourceField,
  parse: (value: unknown) => T | null,
): T | null {
  for (const value of valuesOf(source, field)) {
    const parsed = parse(value)
    if (parsed !== null) return parsed
  }
  return null
}

export function termsOf(source: Source, role: TermRole): string[] {
  return source.terms.filter((term) => term.role === role).map((term) => term.name)
}

export function wordsOf(source: Source, value: unknown): string[] {
  return toItems(value).flatMap((item) => {
    const id = toId(item)
    const text = id === null ? toText(item) : source.terms.find((term) => term.id === id)?.name
    return text ? [text] : []
  })
}
