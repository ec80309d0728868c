/** What of a database's catalogue the types are printed from. */

export interface Column {
  name: string
  type: string
  nullable: boolean
  /** The only ones that a check constraint allows, where there is one. */
  values: string[] | null
  hasDefault: boolean
  /** `generated always`: PostgreSQL writes it, nobody else may. */
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
  /** Their names as `select *` gives them. */
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
  /** The table whose rows it returns, if it does. */
  returnsTable: string | null
}

export interface Catalogue {
  tables: Table[]
  functions: DatabaseFunction[]
  enums: { name: string; values: string[] }[]
}
