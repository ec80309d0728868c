import type { ViewRow } from './query-keys.ts'

export type ColumnKey = `${string}.${number}`

interface Origin {
  oid: string
  column: number
}

/**
 * Maps each view column to its table column, through nested views. PostgreSQL stores this in the view's parsed query (resorigtbl,
 * resorigcol); an expression has no origin.
 */
export function viewColumnOrigins(views: readonly ViewRow[]): Map<string, Map<number, ColumnKey>> {
  const direct = new Map(views.map((view) => [view.oid, parseTargetList(view.definition)]))
  const resolve = ({ oid, column }: Origin, depth = 0): ColumnKey | undefined => {
    const inner = direct.get(oid)
    if (!inner) return `${oid}.${column}`
    const next = inner.get(column)
    return next && depth < 32 ? resolve(next, depth + 1) : undefined
  }
  const resolved = new Map<string, Map<number, ColumnKey>>()
  for (const [oid, columns] of direct) {
    const origins = new Map<number, ColumnKey>()
    for (const [number, origin] of columns) {
      const key = resolve(origin)
      if (key) origins.set(number, key)
    }
    resolved.set(oid, origins)
  }
  return resolved
}

/** Only the target list of the outermost query is read. */
function parseTargetList(definition: string): Map<number, Origin> {
  const columns = new Map<number, Origin>()
  for (const entry of entriesOf(definition)) {
    const number = Number(/ :resno (\d+)/.exec(entry)?.[1] ?? 0)
    const origin = / :resorigtbl (\d+) :resorigcol (\d+)/.exec(entry)
    if (number > 0 && origin && origin[1] !== '0') {
      columns.set(number, { oid: origin[1]!, column: Number(origin[2]) })
    }
  }
  return columns
}

function* entriesOf(definition: string): Generator<string> {
  let depth = 0
  let entry = ''
  let inList = false
  for (let at = 0; at < definition.length; at++) {
    const char = definition[at]!
    if (char === '\\') {
      at++
    } else if (char === '{') {
      depth++
    } else if (char === '}') {
      depth--
      if (inList && depth === 1) {
        yield entry
        entry = ''
      }
    } else if (!inList) {
      // Depth 1 is the outermost query; CTEs and subselects are deeper.
      inList = depth === 1 && definition.startsWith(':targetList (', at)
    } else if (depth === 1) {
      if (char === ':') return
    } else if (depth === 2) {
      entry += char
    }
  }
}
