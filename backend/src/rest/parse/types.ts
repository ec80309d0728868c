/** The types that parse/ produces and plan/ consumes. No name in them has been looked up yet. */

export interface ApiRequest {
  method: Method
  target: Target
  /** The schema that the profile header names, or the first exposed one. */
  schema: string
  namesSchema: boolean
  query: QueryParams
  preferences: Preferences
  accept: readonly MediaType[]
  range: RowRange
  contentType: ContentType
  body: RequestBody
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'

export type Target =
  | { kind: 'root' }
  | { kind: 'table'; name: string }
  | { kind: 'function'; name: string }

export interface JsonStep {
  arrow: '->' | '->>'
  key: string | number
}

export interface FieldRef {
  name: string
  path: readonly JsonStep[]
}

export type Aggregate = 'sum' | 'avg' | 'min' | 'max' | 'count'

export interface SelectField {
  kind: 'field'
  field: FieldRef
  alias: string | undefined
  cast: string | undefined
  aggregate: Aggregate | undefined
  aggregateCast: string | undefined
}

export interface SelectRelation {
  kind: 'relation'
  name: string
  alias: string | undefined
  hint: string | undefined
  inner: boolean
  spread: boolean
  items: readonly SelectItem[]
}

export type SelectItem = SelectField | SelectRelation

export type CompareOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'isdistinct'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'

export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts'

export type Operation =
  | {
      kind: 'compare'
      operator: CompareOperator
      quantifier: 'any' | 'all' | undefined
      value: string
    }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: 'null' | 'not_null' | 'true' | 'false' | 'unknown' }
  | { kind: 'search'; operator: SearchOperator; language: string | undefined; value: string }

export interface Filter {
  kind: 'filter'
  field: FieldRef
  negated: boolean
  operation: Operation
}

interface LogicGroup {
  kind: 'group'
  operator: 'and' | 'or'
  negated: boolean
  children: readonly LogicTree[]
}

export type LogicTree = Filter | LogicGroup

export interface OrderTerm {
  /** The to-one relation that contains the column. */
  relation: string | undefined
  field: FieldRef
  direction: 'asc' | 'desc' | undefined
  nulls: 'first' | 'last' | undefined
}

/** An empty path means the root level. */
export interface At<T> {
  path: readonly string[]
  value: T
}

export interface QueryParams {
  select: readonly SelectItem[]
  where: readonly At<LogicTree>[]
  order: readonly At<readonly OrderTerm[]>[]
  limits: readonly At<number>[]
  offsets: readonly At<number>[]
  columns: readonly string[] | undefined
  onConflict: readonly string[] | undefined
  args: readonly (readonly [name: string, value: string])[]
  pairs: readonly (readonly [string, string])[]
}

export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  return?: 'representation' | 'minimal' | 'headers-only'
  count?: 'exact' | 'planned' | 'estimated'
  transaction?: 'commit' | 'rollback'
  missing?: 'default' | 'null'
  handling?: 'strict' | 'lenient'
  timeZone?: string
  maxAffected?: number
  invalid: readonly string[]
}

export type MediaType =
  | { kind: 'any' }
  | { kind: 'json' }
  | { kind: 'object'; stripped: boolean }
  | { kind: 'array'; stripped: true }
  | { kind: 'csv' }
  | { kind: 'openapi' }
  | { kind: 'plan'; format: 'text' | 'json'; of: MediaType; options: readonly string[] }
  | { kind: 'other'; text: string }

export interface RowRange {
  offset: number
  limit: number | undefined
}

export type ContentType = 'json' | 'form' | 'csv' | 'text' | 'xml' | 'bytes' | { unknown: string }

export type RequestBody =
  | { kind: 'none' }
  /** The keys of the object, or those that all objects of the array share, are in `keys`. */
  | { kind: 'json'; text: string; shape: 'object' | 'array'; keys: readonly string[] }
  | { kind: 'form'; text: string; pairs: readonly (readonly [string, string])[] }
  | { kind: 'raw'; bytes: Uint8Array }
