/**
 * Returns the number of typing errors between two words: a letter missing, added or changed, or two neighbours swapped. A number above the
 * limit is returned as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const overLimit = limit + 1
  if (Math.abs(a.length - b.length) > limit) return overLimit
  let older: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const distance = cell(a, b, row, column, { current, previous, older })
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > limit) return overLimit
    older = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? overLimit, overLimit)
}

interface Rows {
  current: number[]
  previous: number[]
  older: number[]
}

function cell(a: string, b: string, row: number, column: number, rows: Rows): number {
  const { current, previous, older } = rows
  const isSame = a[row - 1] === b[column - 1]
  const distance = Math.min(
    at(previous, column) + 1,
    at(current, column - 1) + 1,
    at(previous, column - 1) + (isSame ? 0 : 1),
  )
  const isSwap =
    row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return isSwap ? Math.min(distance, at(older, column - 2) + 1) : distance
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
