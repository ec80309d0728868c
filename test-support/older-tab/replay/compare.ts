export function findDifferences(expected: unknown, actual: unknown, place = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${place}: no list`]
    if (actual.length !== expected.length) {
      return [`${place}: ${actual.length} instead of ${expected.length}: ${JSON.stringify(actual)}`]
    }
    return expected.flatMap((each, at) => findDifferences(each, actual[at], `${place}/${at}`))
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${place}: ${String(actual)}`]
    const found = actual as Record<string, unknown>
    return Object.entries(expected).flatMap(([name, each]) =>
      findDifferences(each, found[name], `${place}/${name}`),
    )
  }
  if (expected === actual) return []
  return [`${place}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`]
}

/** Compares by code units, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
