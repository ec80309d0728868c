import { isObject, own, type JsonObject } from '../source/json.ts'
import { isLeak } from '../source/private-fields.ts'
import { BLOCKS } from '../source/read-source.ts'
import { isEmpty, toItems, toText, unwrap } from '../source/unwrap.ts'

const MAX_DEPTH = 3
const MAX_FIELDS = 3000
const DEFINITION = /^field_[\da-f]+$/

/** Names the leaking fields. Their values are never returned. */
export function findLeaks(raw: unknown): string[] {
  if (!isObject(raw)) return []
  const search: Search = { names: new Set(), left: MAX_FIELDS }
  for (const block of BLOCKS) look(search, own(raw, block), block, 0)
  const top = Object.entries(raw).filter(
    ([key]) => !key.startsWith('_') && !BLOCKS.some((block) => block === key),
  )
  look(search, Object.fromEntries(top), '', 0)
  return [...search.names]
}

interface Search {
  names: Set<string>
  left: number
}

function look(search: Search, block: unknown, prefix: string, depth: number): void {
  if (!isObject(block) || depth > MAX_DEPTH) return
  for (const [key, value] of Object.entries(block)) {
    if (search.left-- <= 0) return
    const path = (prefix === '' ? key : `${prefix}.${key}`).slice(0, 200)
    if (isLeak(key)) {
      if (isTold(value)) search.names.add(path)
      continue
    }
    if (hasLeakingRow(value)) search.names.add(path)
    look(search, value, path, depth + 1)
  }
}

function isTold(value: unknown): boolean {
  const inner = unwrap(value)
  if (isEmpty(inner) || typeof inner === 'boolean') return false
  const text = toText(inner)
  return text === '' ? isObject(inner) : text !== '0' && !DEFINITION.test(text)
}

function hasLeakingRow(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  return toItems(value).some((row) => {
    const cells = Array.isArray(row) ? row : isObject(row) ? valuesOfRow(row) : []
    const [label, told] = cells
    return typeof label === 'string' && isLeak(label) && isTold(told)
  })
}

function valuesOfRow(row: JsonObject): unknown[] {
  return Object.keys(row).length === 2 ? Object.values(row) : []
}
