export type Row = Record<string, unknown>

interface Rules {
  without: readonly string[]
  addresses: readonly string[]
}

/** EXPORT-08: leaves out columns that are useless outside the database, and user names and passwords in web addresses. */
export function cleanRow(row: Row, { without, addresses }: Rules): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column))
      .map(([column, value]) => [
        column,
        addresses.includes(column) ? withoutCredentials(value) : value,
      ]),
  )
}

function withoutCredentials(address: unknown): unknown {
  return typeof address === 'string' ? address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1') : address
}
