import type { RelatedField } from './field.ts'

/** A comparison of one column, or of what stands in another table; private.view_condition makes SQL of it. */
export type ColumnTest =
  /** Codes, as they are. */
  | { column: string; is: 'in'; values: readonly string[]; not?: boolean }
  /** A word that a person wrote, or one of several: without case and accents. */
  | { column: string; is: 'word' | 'words'; values: readonly string[]; not?: boolean }
  | { column: string; is: 'gte' | 'lte' | 'lt'; value: string | number }
  | { column: string; is: 'null'; not?: boolean }
  | { column: string; is: 'true'; not?: boolean }
  | { column: string; is: 'empty'; not?: boolean }
  /** Text for the column of a search: word by word, without accents. */
  | { column: string; is: 'says'; text: string }
  | RelatedTest

/** Holds where one of the alternatives holds; an alternative holds where all of its tests do. */
export type QueryTest = readonly (readonly ColumnTest[])[]

/** What stands in another table: the database has the set of clients for which it holds (VIEW-10). */
export interface RelatedTest {
  is: 'related'
  field: RelatedField
  known?: boolean
  /** Moments: at or after, and before. */
  from?: string
  before?: string
  any?: readonly string[]
  none?: readonly string[]
}
