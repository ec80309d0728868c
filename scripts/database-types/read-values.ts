export function readValues(constraints: readonly string[]): string[] | null {
  for (const text of constraints) {
    const [, list] = /^CHECK \(\(?\w+ (?:= ANY \(|<@ \(?)ARRAY\[([^\]]*)\]\)*$/.exec(text) ?? []
    if (list === undefined) continue
    const values = [...list.matchAll(/'((?:[^']|'')*)'::(?:text|character varying)/g)]
    return values.map(([, value = '']) => value.replaceAll("''", "'"))
  }
  return null
}
