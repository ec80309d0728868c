/**
 * SAVE-04: columns that the row lacks are not compared, the keys of an object may be in any order, and timestamps are compared as
 * moments.
 */
export function holdsValues(row: object, values: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(values).every(
    ([column, value]) => !stored.has(column) || sameValue(stored.get(column), value),
  )
}

export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === undefined || one === null || other === undefined || other === null) {
    return (one ?? null) === (other ?? null)
  }
  if (isMoment(one) && isMoment(other)) return Date.parse(one) === Date.parse(other)
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  const keys = new Set([...left.keys(), ...right.keys()])
  return [...keys].every((key) => sameValue(left.get(key), right.get(key)))
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)
}
