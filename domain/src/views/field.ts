import type { Operator } from './view.ts'

interface BaseField {
  /** The parameter of the address. */
  key: string
  label: string
  /** As it stands in a sentence: 'con etiqueta VIP', 'sin contacto'. */
  noun: string
  /** The same where nothing follows it: 'sin oportunidad abierta'. */
  nounAlone?: string
}

interface SortableField<Column extends string> extends BaseField {
  /** Whether the list can be sorted by it, and whether rows may lack it. */
  sort?: 'always' | 'nullable'
  /** The column of that order, where it is not the one of the value: 'Alta' comes after 'Media', and the last contact stands elsewhere. */
  sortBy?: Column
  /** The column that orders rows with the same value; rows may lack it. */
  thenBy?: Column
}

export interface ChoiceOption {
  value: string
  label: string
  /** In a sentence, as the plural adjective of the records: 'compradores'. */
  adjective?: string | undefined
}

/** What stands in another table, by the names that the database has for it (VIEW-10). */
export type RelatedField = 'contact' | 'step' | 'stage' | 'zone' | 'operation'

/** Where the value stands: in a column of the list, or in another table. */
type Place<Column extends string> =
  | { column: Column; related?: undefined }
  | { column?: undefined; related: RelatedField }

export type Field<Column extends string = string> = SortableField<Column> &
  (
    | { kind: 'text'; column: Column }
    /** Only for the order. */
    | { kind: 'name'; column: Column }
    | ({ kind: 'choice'; options: readonly ChoiceOption[] } & Place<Column>)
    /** Words that the agent wrote: one in the column, or several in an array. */
    | ({ kind: 'words'; isList: boolean } & Place<Column>)
    | { kind: 'presence'; column: Column }
    /** Pesos, or a number of something. A range has two columns, either of which may be missing; a single value has the same twice. */
    | { kind: 'amount'; low: Column; high: Column; isCount?: true }
    | ({ kind: 'moment' | 'day' } & Place<Column>)
    | { kind: 'flag'; column: Column; yes: string; no: string }
  )

const DATES = [
  'today',
  'week',
  'month',
  'rest',
  'last',
  'lastMonths',
  'notLast',
  'before',
  'next',
  'past',
  'from',
  'until',
  'has',
  'lacks',
] as const satisfies readonly Operator[]

/** What each kind of field can be compared with, in the order in which it is offered. */
export const OPERATORS = {
  text: ['says'],
  name: [],
  choice: ['any', 'none'],
  words: ['any', 'none', 'has', 'lacks'],
  presence: ['has', 'lacks'],
  amount: ['min', 'max', 'has', 'lacks'],
  moment: DATES,
  day: DATES,
  flag: ['yes', 'no'],
} as const satisfies Record<Field['kind'], readonly Operator[]>

/** A choice between what these labels name, with the adjectives of those that have one. */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  adjectives: Partial<Record<Value, string>> = {},
): ChoiceOption[] {
  return Object.entries<string>(labels).map(([value, label]) => ({
    value,
    label,
    adjective: adjectives[value as Value],
  }))
}

/** The column that the list is sorted by; undefined where it has none for this field. */
export function sortColumn(field: Field): string | undefined {
  return field.sortBy ?? (field.kind === 'amount' ? field.high : field.column)
}
