/** What the catalogue says, as the planner needs it. Every identifier in SQL comes from here. */

export interface SchemaCache {
  /** PostgreSQL's major version. */
  serverVersion: number
  schemas: ReadonlyMap<string, ExposedSchema>
}

export interface ExposedSchema {
  name: string
  tables: ReadonlyMap<string, Table>
  /** By the name of the table or view they start from. */
  relationships: ReadonlyMap<string, readonly Relationship[]>
  /** Overloads share a name. */
  functions: ReadonlyMap<string, readonly Routine[]>
  /** What a cast may name (lower case) → how to write the type. */
  castTypes: ReadonlyMap<string, string>
}

/** Something with named columns that can be selected from: a table, a view, a function's result. */
export interface Relation {
  schema: string
  name: string
  columns: ReadonlyMap<string, Column>
  computed: ReadonlyMap<string, ComputedColumn>
}

export interface Table extends Relation {
  description: string | null
  isView: boolean
  insertable: boolean
  updatable: boolean
  deletable: boolean
  primaryKey: readonly string[]
}

export interface Column {
  name: string
  /** As PostgreSQL writes it, with length and schema where it needs them. */
  type: string
  /** The type below any domains. */
  baseType: string
  nullable: boolean
  /** An expression that gives the default; null when there is none or none may be given. */
  default: string | null
  description: string | null
  enumValues: readonly string[] | null
}

/** A function of one row that is read like a column. */
export interface ComputedColumn {
  schema: string
  name: string
  baseType: string
}

export type ColumnPair = readonly [own: string, foreign: string]

interface Ends {
  table: string
  foreignTable: string
}

export interface KeyRelationship extends Ends {
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one'
  constraint: string
  /** The table that has the foreign key, whatever views it is seen through. */
  keyTable: string
  columns: readonly ColumnPair[]
  isSelf: boolean
  tableIsView: boolean
  foreignTableIsView: boolean
}

export interface JunctionRelationship extends Ends {
  kind: 'many-to-many'
  junction: string
  keyTable: string
  constraints: readonly [source: string, target: string]
  /** Own column → junction column. */
  source: readonly ColumnPair[]
  /** Foreign column → junction column. */
  target: readonly ColumnPair[]
  isSelf: boolean
}

export interface ComputedRelationship extends Ends {
  kind: 'computed'
  function: string
  toOne: boolean
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export interface Routine {
  schema: string
  name: string
  description: string | null
  parameters: readonly Parameter[]
  volatility: 'volatile' | 'stable' | 'immutable'
  returns: RoutineReturn
}

export interface Parameter {
  /** Empty for an unnamed one. */
  name: string
  type: string
  required: boolean
  variadic: boolean
}

export type RoutineReturn =
  | { kind: 'void'; isSet: false }
  | { kind: 'scalar'; isSet: boolean; type: string }
  | { kind: 'composite'; isSet: boolean; type: string; relation: Relation }
