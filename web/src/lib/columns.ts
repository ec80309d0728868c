type List<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}, ${List<Rest>}`
  : never

/** Names of columns as a select takes them, so literally typed that the API knows what its answer holds. */
export function columnList<const Names extends readonly string[]>(...names: Names): List<Names> {
  return names.join(', ') as List<Names>
}

/** These columns of a row and no others. */
export function pickColumns<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
