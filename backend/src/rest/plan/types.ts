import type { Aggregate, JsonStep, Operation, Preferences } from '../parse/types.ts'
import type { Column, ExposedSchema, Parameter, Routine, Table } from '../schema-cache/types.ts'

/** What will be done, with every name resolved. Produced by plan/, consumed by sql/ and respond. */
export type Plan = ReadPlan | MutationPlan | CallPlan | InfoPlan | OpenApiPlan

export type DatabasePlan = ReadPlan | MutationPlan | CallPlan

/** What a role may see besides its rows. */
export interface Rights {
  /** The description of the API. */
  mayInspect: boolean
  /** Query plans. */
  mayExplain: boolean
}

interface Answer {
  schema: string
  media: Media
  /** Only the headers are wanted. */
  isHead: boolean
}

export interface ReadPlan extends Answer {
  kind: 'read'
  root: Level
  /** The one spelling of what was asked for. */
  contentLocation: string
  count: Preferences['count']
  /** PostgreSQL knows `json_scalar`. */
  canPrint: boolean
}

export interface MutationPlan extends Answer {
  kind: 'mutation'
  table: Table
  change: Change
  /** PUT: exactly one row, the one that the URL names. */
  isPut: boolean
  returning: 'all' | readonly string[]
  /** Absent when no rows are wanted back. */
  representation: Level | undefined
  /** Primary key columns for the Location header. */
  location: readonly string[] | undefined
  maxAffected: number | undefined
}

export interface CallPlan extends Answer {
  kind: 'call'
  routine: Routine
  arguments: CallArguments
  /** Absent for void. */
  root: Level | undefined
  count: boolean
  maxAffected: number | undefined
  readOnly: boolean
}

/** OPTIONS. */
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
  /** Leave out keys whose value is null. */
  stripped: boolean
  contentType: string
  explain: { format: 'text' | 'json'; options: readonly string[] } | undefined
}

/** One SELECT: the root, or what is embedded in another. */
export interface Level {
  source: Source
  alias: string
  outputs: readonly Output[]
  /** Some output is an aggregate, so that the others group. */
  isGrouped: boolean
  joins: readonly Embed[]
  where: readonly Condition[]
  order: readonly Order[]
  offset: number
  limit: RowLimit
}

/** A limit of the server's own is part of the text; one that was asked for is a value. */
export type RowLimit =
  | { kind: 'none' }
  | { kind: 'server'; rows: number }
  | { kind: 'asked'; rows: number }

export type Source =
  | { kind: 'table'; schema: string; name: string }
  /** The rows that a change returned or a function gave. */
  | { kind: 'rows' }
  | { kind: 'function'; schema: string; name: string; argument: RowReference }

/** A whole row, as its table's type. */
export interface RowReference {
  alias: string
  schema: string
  table: string
}

export interface Embed {
  name: string
  /** What PostgREST calls its join, for messages that name it. */
  shownAs: string
  level: Level
  isToOne: boolean
  /** The table whose foreign key ties it to the level above; none for what a function finds. */
  keyTable: string | undefined
  isInner: boolean
  isSpread: boolean
  /** What its result is called where it is joined. */
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
  /** A function of the row instead of a column. */
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
  /** Something to count from outside: not null in every row. */
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
    /** A column of a to-one embed, from its joined row. */
    | { kind: 'joined'; alias: string; column: string }
    /** A column of a to-one embed, read from the embedded table itself. */
    | { kind: 'related'; embed: Embed; field: Field }
  direction: 'asc' | 'desc' | undefined
  nulls: 'first' | 'last' | undefined
}

export type Change = InsertChange | UpdateChange | DeleteChange

interface Payload {
  text: string
  shape: 'object' | 'array'
  columns: readonly Column[]
  /** Missing keys take the column's default instead of null. */
  usesDefaults: boolean
}

export interface InsertChange {
  kind: 'insert'
  payload: Payload
  conflict: { columns: readonly string[]; action: 'merge' | 'ignore' } | undefined
  /** PUT: conditions on the payload itself. */
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
  /** By name, out of a JSON object. */
  | { kind: 'json'; parameters: readonly Parameter[]; text: string }
  /** By name, each as text. */
  | { kind: 'text'; values: readonly { parameter: Parameter; value: string }[] }
  /** The body as the only, unnamed argument. */
  | { kind: 'body'; parameter: Parameter; value: string | Uint8Array }
