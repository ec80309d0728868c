/**
 * What is known of a column that a person fills in, as plain data: whoever needs a label or a condition loads no schema with it. Each
 * kind of record has its fields in `fields.ts`; the functions beside this file make of them what follows from them.
 */
interface Described {
  label: string
  /** A missing value becomes this, and a new form begins with it. */
  fallback?: string | number
  /** Who else may know it (SHOW-01); left out, nobody but the agent. The facts of every listing have theirs in `LISTING_FACTS`. */
  class?: 'public' | 'colleagues' | 'identity'
  /** Lists cannot be filtered by a field without a condition. */
  condition?: FieldCondition
}

/** How views ask for the field (VIEW-01); what they compare follows from its kind. */
interface FieldCondition {
  key: string
  noun: string
  label?: string
  /** A text is chosen among those in use; otherwise the filter only asks whether there is one. */
  isWords?: true
  adjectives?: Readonly<Record<string, string>>
  answers?: { yes: string; no: string }
  sort?: 'always' | 'nullable'
  sortBy?: string
}

interface Text extends Described {
  max: number
  long: string
  /** PRIV-23: every text may name a client, but for those that say why not. */
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
  /** `usualTime` is the hour of a day that was given without one. */
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

/** PRIV-23: the columns that may name a client. */
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
