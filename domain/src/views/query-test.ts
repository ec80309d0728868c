import type { RelatedField } from './field.ts'

export type ColumnTest =
  | { column: string; is: 'in'; values: readonly string[]; not?: boolean }
  | { column: string; is: 'word' | 'words'; values: readonly string[]; not?: boolean }
  | { column: string; is: 'gte' | 'lte' | 'lt'; value: string | number }
  | { column: string; is: 'null'; not?: boolean }
  | { column: string; is: 'true'; not?: boolean }
  | { column: string; is: 'empty'; not?: boolean }
  | { column: string; is: 'says'; text: string }
  | RelatedTest

export type QueryTest = readonly (readonly ColumnTest[])[]

/** VIEW-10: a test of related rows, for which the database has the set of matching clients. */
export interface RelatedTest {
  is: 'related'
  field: RelatedField
  known?: boolean
  from?: string
  before?: string
  any?: readonly string[]
  none?: readonly string[]
}
