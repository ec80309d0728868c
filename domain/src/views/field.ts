import type { Operator } from './view.ts'

interface BaseField {
  key: string
  label: string
  noun: string
  nounAlone?: string
}

interface SortableField<Column extends string> extends BaseField {
  sort?: 'always' | 'nullable'
  /** Some fields are sorted by another column, so that 'Alta' comes after 'Media'. */
  sortBy?: Column
  thenBy?: Column
}

export interface ChoiceOption {
  value: string
  label: string
  adjective?: string | undefined
}

/** VIEW-10: the database uses the same names for these related tables. */
export type RelatedField = 'contact' | 'step' | 'stage' | 'zone' | 'operation'

type Place<Column extends string> =
  | { column: Column; related?: undefined }
  | { column?: undefined; related: RelatedField }

export type Field<Column extends string = string> = SortableField<Column> &
  (
    | { kind: 'text'; column: Column }
    | { kind: 'name'; column: Column }
    | ({ kind: 'choice'; options: readonly ChoiceOption[] } & Place<Column>)
    | ({ kind: 'words'; isList: boolean } & Place<Column>)
    | { kind: 'presence'; column: Column }
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

export function sortColumn(field: Field): string | undefined {
  return field.sortBy ?? (field.kind === 'amount' ? field.high : field.column)
}
