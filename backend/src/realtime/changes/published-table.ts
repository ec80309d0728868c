/** A table of the publication as one role sees it. Every name and type here comes from the catalogue. */
export interface PublishedTable {
  schema: string
  name: string
  /** Only what the role may read. */
  columns: Column[]
  /** The primary key; a role that may not read all of it hears of nothing. */
  key: Column[]
  isKeyReadable: boolean
  /** Every policy says `auth.uid() = user_id`: nobody else's row needs to be asked for. */
  isOwnerOnly: boolean
}

export interface Column {
  name: string
  /** The catalogue's name (`int8`, `_text`): the client converts by it. */
  type: string
  /** The type as SQL writes it. */
  sqlType: string
}

export function tableKey(table: { schema: string; name: string }): string {
  return JSON.stringify([table.schema, table.name])
}

export function findColumn(table: PublishedTable, name: string): Column | undefined {
  return table.columns.find((column) => column.name === name)
}
