/**
 * What is known of a column that a person fills in, as plain data: whoever needs a label or a condition loads no schema with it. Each
 * kind of record has its fields in `fields.ts`; the functions beside this file make of them what follows from them.
 */
interface Described {
  label: string
  /** What a missing value becomes, and what a new form begins with. */
  fallback?: string | number
  /** Who else may know it (SHOW-01); left out, nobody but the agent. The facts of every listing have theirs in `LISTING_FACTS`. */
  class?: 'public' | 'colleagues' | 'identity'
  /** Left out where the lists cannot be filtered by it. */
  condition?: FieldCondition
}

/** How views ask for the field (VIEW-01); what they compare follows from its kind. */
interface FieldCondition {
  /** The parameter of the address. */
  key: string
  /** As it stands in a sentence: 'con etiqueta VIP', 'sin contacto'. */
  noun: string
  /** Where it differs from the field's own. */
  label?: string
  /** Whether a text is chosen among those in use; else only whether there is one. */
  isWords?: true
  /** What a choice is called in a sentence: 'compradores'. */
  adjectives?: Readonly<Record<string, string>>
  /** What 'sí' and 'no' are called in a sentence: 'iniciadas por ti'. */
  answers?: { yes: string; no: string }
  /** Whether the list can be sorted by it, and whether rows may lack it. */
  sort?: 'always' | 'nullable'
  /** The column of that order, where it is not the field's own. */
  sortBy?: string
}

interface Text extends Described {
  max: number
  long: string
  /** PRIV-23: every text may name a client, but for those that say why not. */
  namesNobody?: string
}

/** Another record, by its id. */
interface Link extends Described {
  /** The column of lists that holds the other record's name; left out where no list shows it. */
  nameColumn?: string
}

interface Choice extends Described {
  /** The label of each value. */
  options: Readonly<Record<string, string>>
  invalid: string
}

export type Field =
  | (Text & { kind: 'text' })
  | (Text & { kind: 'requiredText'; min?: number; short: string })
  | (Described & { kind: 'email'; invalid: string })
  /** An https address. */
  | (Described & { kind: 'link'; max: number; invalid: string; long: string })
  | (Described & { kind: 'phone'; invalid: string })
  /** Words of the agent, each once. */
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
      /** Written behind the number: ' %'. */
      unit?: string
    })
  /** `usualTime` is the hour of a day without one. */
  | (Described & { kind: 'moment'; invalid: string; usualTime: string })
  | (Described & { kind: 'flag' })
  | (Link & { kind: 'record'; missing: string })
  | (Link & { kind: 'optionalRecord'; invalid: string })

/** What a column or an input of any kind holds. */
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

/** An object with a value for each field. */
export function mapFields<F extends Fields, Value>(
  fields: F,
  valueOf: (field: Field, name: keyof F & string) => Value,
): Record<keyof F & string, Value> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)])
  return Object.fromEntries(entries) as Record<keyof F & string, Value>
}
