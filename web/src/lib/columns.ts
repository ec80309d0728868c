type OneOf<Names> = (Names extends unknown ? (name: () => Names) => void : never) extends (
  name: infer All,
) => void
  ? All extends () => infer One
    ? One
    : never
  : never

type List<Names extends string, One = OneOf<Names>> = [Exclude<Names, One>] extends [never]
  ? Names
  : `${One & string}, ${List<Exclude<Names, One>>}`

/** Joins the columns into a literal type, from which postgrest-js infers the row whatever their order. */
export function columnList<const Name extends string>(...names: readonly Name[]): List<Name> {
  return names.join(', ') as List<Name>
}

export type ColumnsOf<Columns extends string> = Columns extends `${infer First}, ${infer Rest}`
  ? First | ColumnsOf<Rest>
  : Columns

export function pickColumns<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
