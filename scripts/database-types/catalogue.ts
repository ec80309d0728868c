export interface Column {
  name: string
  type: string
  nullable: boolean
  values: string[] | null
  hasDefault: boolean
  /** Tells whether PostgreSQL itself computes the column (`generated always`). */
  generated: boolean
}

export interface Relationship {
  foreignKeyName: string
  columns: string[]
  isOneToOne: boolean
  referencedRelation: string
  referencedColumns: string[]
}

export interface Table {
  name: string
  kind: 'table' | 'view'
  columns: Column[]
  columnOrder: string[]
  relationships: Relationship[]
}

interface Argument {
  name: string
  type: string
  optional: boolean
}

export interface DatabaseFunction {
  name: string
  arguments: Argument[]
  returns: string
  returnsSet: boolean
  returnsTable: string | null
}

export interface Catalogue {
  tables: Table[]
  functions: DatabaseFunction[]
  enums: { name: string; values: string[] }[]
}
