/** The part of PostgreSQL's catalogue that the planner uses. Every identifier in the SQL text is taken from this cache. */

export interface SchemaCache {
  serverVersion: number
  schemas: ReadonlyMap<string, ExposedSchema>
}

export interface ExposedSchema {
  name: string
  tables: ReadonlyMap<string, Table>
  relationships: ReadonlyMap<string, readonly Relationship[]>
  functions: ReadonlyMap<string, readonly Routine[]>
  castTypes: ReadonlyMap<string, string>
}

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
  type: string
  baseType: string
  nullable: boolean
  /** The SQL expression of the default. It is null if there is none or if the column accepts no value. */
  default: string | null
  description: string | null
  enumValues: readonly string[] | null
}

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
  /** The table that has the foreign key, even if a view shows it. */
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
  source: readonly ColumnPair[]
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
  name: string
  type: string
  required: boolean
  variadic: boolean
}

export type RoutineReturn =
  | { kind: 'void'; isSet: false }
  | { kind: 'scalar'; isSet: boolean; type: string }
  | { kind: 'composite'; isSet: boolean; type: string; relation: Relation }
