import type { Catalogue, Column, DatabaseFunction, Relationship, Table } from './catalogue.ts'

const SCALARS: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}
const STRINGS =
  /^(text|character varying|character|uuid|date|time.*|timestamp.*|interval|bytea|citext|inet|name|.*range|tsvector)$/

export function printTypes(catalogue: Catalogue): string {
  const enums = new Set(catalogue.enums.map(({ name }) => name))
  const ofKind = (kind: Table['kind']) => catalogue.tables.filter((table) => table.kind === kind)
  const printer = new Printer(enums, new Set(ofKind('view').map(({ name }) => name)))
  return `${HEADER}
export type Database = {
  // Lets createClient pick the right types by itself.
  __InternalSupabase: {
    PostgrestVersion: "13.0.4"
  }
  public: {
    Tables: ${printer.group(ofKind('table').map((table) => printer.table(table)))}
    Views: ${printer.group(ofKind('view').map((table) => printer.table(table)))}
    Functions: ${printer.group(catalogue.functions.map((fn) => printer.function(fn)))}
    Enums: ${printer.group(catalogue.enums.map(({ name, values }) => `      ${name}: ${union(values)}`))}
    CompositeTypes: ${printer.group([])}
  }
}
${HELPERS}
export const Constants = {
  public: {
    Enums: {${catalogue.enums.map(({ name, values }) => `\n      ${name}: ${JSON.stringify(values)},`).join('')}},
  },
} as const

/** The columns of each table, as \`select *\` gives them. */
export const COLUMNS = {
${ofKind('table').map(columnNames).join('\n')}
} as const
`
}

class Printer {
  readonly #enums: Set<string>
  readonly #views: Set<string>

  constructor(enums: Set<string>, views: Set<string>) {
    this.#enums = enums
    this.#views = views
  }

  group(members: string[]): string {
    return members.length === 0
      ? `{\n      [_ in never]: never\n    }`
      : `{\n${members.join('\n')}\n    }`
  }

  table({ name, columns, relationships, kind }: Table): string {
    const writable = kind === 'table'
    const insert = columns.map((column) =>
      this.#written(column, column.nullable || column.hasDefault),
    )
    const update = columns.map((column) => this.#written(column, true))
    return `      ${name}: {
        Row: {
${columns.map((column) => `          ${column.name}: ${this.#valueOf(column)}${orNull(column)}`).join('\n')}
        }
${writable ? `        Insert: {\n${insert.join('\n')}\n        }\n        Update: {\n${update.join('\n')}\n        }\n` : ''}        Relationships: [${relationships.map(relationship).join('')}${relationships.length > 0 ? '\n        ' : ''}]
      }`
  }

  function({ name, arguments: args, returns, returnsSet, returnsTable }: DatabaseFunction): string {
    const list = args.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${this.#type(arg.type)}`)
    const row = returnsTable
      ? `Database["public"]["${this.#views.has(returnsTable) ? 'Views' : 'Tables'}"]["${returnsTable}"]["Row"]`
      : this.#type(returns)
    return `      ${name}: {
        Args: ${list.length === 0 ? 'never' : `{ ${list.join('; ')} }`}
        Returns: ${row}${returnsSet ? '[]' : ''}
      }`
  }

  #written(column: Column, optional: boolean): string {
    const type = column.generated ? 'never' : `${this.#valueOf(column)}${orNull(column)}`
    return `          ${column.name}${optional || column.generated ? '?' : ''}: ${type}`
  }

  #valueOf({ type, values }: Column): string {
    if (!values) return this.#type(type)
    return type.endsWith('[]') ? `(${union(values)})[]` : union(values)
  }

  #type(type: string): string {
    if (type.endsWith('[]')) return `${this.#type(type.slice(0, -2))}[]`
    if (this.#enums.has(type)) return `Database["public"]["Enums"]["${type}"]`
    return SCALARS[type] ?? (STRINGS.test(type) ? 'string' : 'unknown')
  }
}

function columnNames({ name, columnOrder }: Table): string {
  return `  ${name}: ${JSON.stringify(columnOrder)},`
}

function orNull({ nullable, type }: Column): string {
  return nullable && type !== 'void' ? ' | null' : ''
}

function union(values: string[]): string {
  return values.map((value) => JSON.stringify(value)).join(' | ')
}

function relationship(fk: Relationship): string {
  return `
          {
            foreignKeyName: "${fk.foreignKeyName}"
            columns: ${JSON.stringify(fk.columns)}
            isOneToOne: ${fk.isOneToOne}
            referencedRelation: "${fk.referencedRelation}"
            referencedColumns: ${JSON.stringify(fk.referencedColumns)}
          },`
}

const HEADER = `// Written by \`npm run types\` from the database's catalogue. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
`

const HELPERS = `
type PublicSchema = Database["public"]

/** A row as it is read. */
export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name] extends { Row: infer Row } ? Row : never

/** A row as it is inserted. */
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Insert: infer Insert } ? Insert : never

/** A row's change. */
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Update: infer Update } ? Update : never

export type Enums<Name extends keyof PublicSchema["Enums"]> = PublicSchema["Enums"][Name]
`
