export interface PublishedTable {
  schema: string
  name: string
  columns: Column[]
  key: Column[]
  isKeyReadable: boolean
  /** Every policy is `auth.uid() = user_id`, so rows are read only for their owner. */
  isOwnerOnly: boolean
}

export interface Column {
  name: string
  type: string
  sqlType: string
}

export function tableKey(table: { schema: string; name: string }): string {
  return JSON.stringify([table.schema, table.name])
}

export function findColumn(table: PublishedTable, name: string): Column | undefined {
  return table.columns.find((column) => column.name === name)
}
