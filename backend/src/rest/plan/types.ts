import type { Aggregate, JsonStep, Operation, Preferences } from '../parse/types.ts'
import type { Column, ExposedSchema, Parameter, Routine, Table } from '../schema-cache/types.ts'

/** The types that plan/ produces and sql/ and respond/ consume. Every name in them is resolved. */
export type Plan = ReadPlan | MutationPlan | CallPlan | InfoPlan | OpenApiPlan

export type DatabasePlan = ReadPlan | MutationPlan | CallPlan

export interface Rights {
  mayInspect: boolean
  mayExplain: boolean
}

interface Answer {
  schema: string
  media: Media
  isHead: boolean
}

export interface ReadPlan extends Answer {
  kind: 'read'
  root: Level
  contentLocation: string
  count: Preferences['count']
  canPrint: boolean
}

export interface MutationPlan extends Answer {
  kind: 'mutation'
  table: Table
  change: Change
  /** A PUT changes exactly the row that the URL names. */
  isPut: boolean
  returning: 'all' | readonly string[]
  representation: Level | undefined
  location: readonly string[] | undefined
  maxAffected: number | undefined
}

export interface CallPlan extends Answer {
  kind: 'call'
  routine: Routine
  arguments: CallArguments
  root: Level | undefined
  count: boolean
  maxAffected: number | undefined
  readOnly: boolean
}

interface InfoPlan {
  kind: 'info'
  allow: string
}

export interface OpenApiPlan {
  kind: 'openapi'
  schema: ExposedSchema
  isHead: boolean
}

export interface Media {
  format: 'json' | 'object' | 'csv'
  stripped: boolean
  contentType: string
  explain: { format: 'text' | 'json'; options: readonly string[] } | undefined
}

export interface Level {
  source: Source
  alias: string
  outputs: readonly Output[]
  isGrouped: boolean
  joins: readonly Embed[]
  where: readonly Condition[]
  order: readonly Order[]
  offset: number
  limit: RowLimit
}

/** The server's own limit is written into the SQL text; a limit from the request is a parameter. */
export type RowLimit =
  | { kind: 'none' }
  | { kind: 'server'; rows: number }
  | { kind: 'asked'; rows: number }

export type Source =
  | { kind: 'table'; schema: string; name: string }
  /** The source is the rows that a change returned. */
  | { kind: 'rows' }
  | { kind: 'function'; schema: string; name: string; argument: RowReference }

export interface RowReference {
  alias: string
  schema: string
  table: string
}

export interface Embed {
  name: string
  shownAs: string
  level: Level
  isToOne: boolean
  /** The table whose foreign key relates the embed to the level above. A computed relationship has none. */
  keyTable: string | undefined
  isInner: boolean
  isSpread: boolean
  rowAlias: string
  conditions: readonly JoinCondition[]
  junction: { schema: string; name: string; alias: string } | undefined
}

export interface JoinCondition {
  left: ColumnReference
  right: ColumnReference
}

export interface ColumnReference {
  alias: string
  column: string
}

export interface Field extends ColumnReference {
  /** If the column is computed, its value comes from this function, which takes the row. */
  computed: { schema: string; name: string; argument: RowReference } | undefined
  baseType: string
  path: readonly JsonStep[]
}

export type Output =
  | { kind: 'all' }
  | {
      kind: 'field'
      name: string
      field: Field
      cast: string | undefined
      aggregate: Aggregate | undefined
      aggregateCast: string | undefined
    }
  | { kind: 'count'; name: string; cast: string | undefined }
  /** A column that is never null, so that outer queries can count rows. */
  | { kind: 'presence'; name: string }
  | { kind: 'embed'; name: string; embed: Embed }
  | {
      kind: 'spread'
      name: string
      embed: Embed
      column: string
      aggregate: Aggregate | undefined
      aggregateCast: string | undefined
    }

export type Condition =
  | { kind: 'filter'; field: Field; negated: boolean; operation: Operation }
  | { kind: 'group'; operator: 'and' | 'or'; negated: boolean; children: readonly Condition[] }
  | { kind: 'exists'; negated: boolean; embed: Embed }

export interface Order {
  by:
    | { kind: 'field'; field: Field }
    | { kind: 'output'; name: string }
    /** This output reads a to-one embed's column from its joined row. */
    | { kind: 'joined'; alias: string; column: string }
    | { kind: 'related'; embed: Embed; field: Field }
  direction: 'asc' | 'desc' | undefined
  nulls: 'first' | 'last' | undefined
}

export type Change = InsertChange | UpdateChange | DeleteChange

interface Payload {
  text: string
  shape: 'object' | 'array'
  columns: readonly Column[]
  /** If set, a missing key gets the column's default instead of null. */
  usesDefaults: boolean
}

export interface InsertChange {
  kind: 'insert'
  payload: Payload
  conflict: { columns: readonly string[]; action: 'merge' | 'ignore' } | undefined
  /** A PUT compares these conditions with the payload itself. */
  conditions: readonly Condition[]
}

export interface UpdateChange {
  kind: 'update'
  payload: Payload
  where: readonly Condition[]
}

interface DeleteChange {
  kind: 'delete'
  where: readonly Condition[]
}

export type CallArguments =
  | { kind: 'json'; parameters: readonly Parameter[]; text: string }
  | { kind: 'text'; values: readonly { parameter: Parameter; value: string }[] }
  | { kind: 'body'; parameter: Parameter; value: string | Uint8Array }
