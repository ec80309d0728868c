export type Row = Record<string, unknown>

interface Rules {
  without: readonly string[]
  addresses: readonly string[]
}

/** What leaves of a row: no column that means nothing outside, and no password within an address. */
export function cleanRow(row: Row, { without, addresses }: Rules): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column))
      .map(([column, value]) => [column, addresses.includes(column) ? open(value) : value]),
  )
}

function open(address: unknown): unknown {
  return typeof address === 'string' ? address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1') : address
}
