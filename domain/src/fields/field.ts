/**
 * A field's description is plain data, so that code that needs a label or a condition loads no schema. Each kind of record has its fields
 * in `fields.ts`; the functions in this folder derive everything else from them.
 */
interface Described {
  label: string
  fallback?: string | number
  /** SHOW-01: without a class, only the agent sees the field. `LISTING_FACTS` has the facts of every listing. */
  class?: 'public' | 'colleagues' | 'identity'
  condition?: FieldCondition
}

/** VIEW-01: a condition compares the field in a way that depends on the field's kind. */
interface FieldCondition {
  key: string
  noun: string
  label?: string
  isWords?: true
  adjectives?: Readonly<Record<string, string>>
  answers?: { yes: string; no: string }
  sort?: 'always' | 'nullable'
  sortBy?: string
}

interface Text extends Described {
  max: number
  long: string
  /** PRIV-37: the reason why this text names no client. Every text without a reason may name one. */
  namesNobody?: string
}

interface Link extends Described {
  nameColumn?: string
}

interface Choice extends Described {
  options: Readonly<Record<string, string>>
  invalid: string
}

export type Field =
  | (Text & { kind: 'text' })
  | (Text & { kind: 'requiredText'; min?: number; short: string })
  | (Described & { kind: 'email'; invalid: string })
  | (Described & { kind: 'link'; max: number; invalid: string; long: string })
  | (Described & { kind: 'phone'; invalid: string })
  | (Described & { kind: 'words'; invalid: string })
  | (Choice & { kind: 'choice' })
  | (Choice & { kind: 'optionalChoice' })
  | (Choice & { kind: 'choices' })
  | (Described & { kind: 'day'; invalid: string; early?: string; late?: string })
  | (Described & { kind: 'amount'; invalid: string; negative: string })
  | (Described & {
      kind: 'number'
      min: number
      max: number
      step: number
      invalid: string
      unit?: string
    })
  | (Described & { kind: 'moment'; invalid: string; usualTime: string })
  | (Described & { kind: 'flag' })
  | (Link & { kind: 'record'; missing: string })
  | (Link & { kind: 'optionalRecord'; invalid: string })

export type FieldValue = string | number | boolean | readonly string[] | null | undefined

export type Fields = Readonly<Record<string, Field>>

export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields)
}

export function labelsOf<F extends Fields>(fields: F): { [Name in keyof F]: F[Name]['label'] } {
  return mapFields(fields, ({ label }) => label) as never
}

const TEXTS: ReadonlySet<Field['kind']> = new Set([
  'text',
  'requiredText',
  'email',
  'phone',
  'words',
])

/** PRIV-37: returns the columns whose texts may name a client. */
export function personalNames(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, field]) => TEXTS.has(field.kind) && !('namesNobody' in field))
    .map(([name]) => name)
}

export function mapFields<F extends Fields, Value>(
  fields: F,
  valueOf: (field: Field, name: keyof F & string) => Value,
): Record<keyof F & string, Value> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)])
  return Object.fromEntries(entries) as Record<keyof F & string, Value>
}
