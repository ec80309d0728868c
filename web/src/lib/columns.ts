type List<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}, ${List<Rest>}`
  : never

/** The column list of a select, typed literally so that postgrest-js infers the row. */
export function columnList<const Names extends readonly string[]>(...names: Names): List<Names> {
  return names.join(', ') as List<Names>
}

/** Picks columns of a row. */
export function pickColumns<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
