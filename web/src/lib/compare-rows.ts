import { compareText } from '@predio/domain/text'

type Value = string | number | boolean | null

interface Order<Row> {
  column: keyof Row
  ascending: boolean
}

/** Missing values are sorted last, as the queries of the lists do. */
export function compareRows<Row extends object>(
  ...orders: readonly Order<Row>[]
): (one: Row, other: Row) => number {
  return (one, other) => {
    for (const { column, ascending } of orders) {
      const [left, right] = [one[column] as Value, other[column] as Value]
      if (left === right) continue
      if (left === null) return 1
      if (right === null) return -1
      return ascending ? compare(left, right) : compare(right, left)
    }
    return 0
  }
}

function compare(left: NonNullable<Value>, right: NonNullable<Value>): number {
  if (typeof left === 'string' && typeof right === 'string' && !isMoment(left)) {
    return compareText(left, right)
  }
  return left < right ? -1 : 1
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(text)
}
