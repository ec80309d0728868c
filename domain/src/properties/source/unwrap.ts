import { plainText } from '../../text/index.ts'
import { parseFlag } from '../parse/parse-words.ts'
import { isObject, own, type JsonObject } from './json.ts'
import { parsePhpArray } from './parse-php-array.ts'

/** A longer text is not the value of a field, and a hostile one must not take long to process. */
const MAX_TEXT = 4000
const MAX_ITEMS = 500
/** Pages show the text in these elements crossed out, for example a former price. */
const STRUCK_OUT = /<(del|s|strike)\b[^>]*>[^]*?<\/\1>/gi
const WORD_KEYS = ['rendered', 'label', 'name', 'post_title', 'title', 'value', 'formatted', 'text']
const NUMBER_KEYS = ['value', 'raw', 'amount', 'number', 'formatted', 'rendered', 'label']

export function unwrap(value: unknown): unknown {
  const inner = unwrapRows(value)
  return typeof inner === 'string' ? parseStored(inner.trim()) : inner
}

export function isEmpty(value: unknown): boolean {
  const inner = unwrapRows(value)
  if (inner === undefined || inner === null || inner === false || inner === '') return true
  if (Array.isArray(inner)) return inner.every((item) => item === '' || item === null)
  return isObject(inner) && Object.keys(inner).length === 0
}

/** This is a loop, because a site may nest rows so deeply that recursion would overflow the stack. */
function unwrapRows(value: unknown): unknown {
  let inner = value
  while (Array.isArray(inner) && inner.length === 1) inner = inner[0] as unknown
  return inner
}

function parseStored(text: string): unknown {
  if (text.startsWith('a:')) return parsePhpArray(text) ?? text
  if (!/^[[{]/.test(text) || text.length > 100_000) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export function toFlag(value: unknown): boolean | null {
  const inner = unwrap(value)
  return typeof inner === 'boolean' ? inner : parseFlag(toText(inner))
}

export function toText(value: unknown, keys: readonly string[] = WORD_KEYS): string {
  return textAt(value, keys, 0)
}

export function toNumberText(value: unknown): string {
  return toText(value, NUMBER_KEYS)
}

function textAt(value: unknown, keys: readonly string[], depth: number): string {
  const inner = unwrap(value)
  if (typeof inner === 'string') return plainText(inner.slice(0, MAX_TEXT).replace(STRUCK_OUT, ' '))
  // A larger number would be printed with an exponent, whose digits would be read as part of the value.
  if (typeof inner === 'number') return Math.abs(inner) < 1e15 ? String(inner) : ''
  if (depth > 3) return ''
  const parts = Array.isArray(inner)
    ? inner.slice(0, MAX_ITEMS)
    : isObject(inner)
      ? keys.map((key) => own(inner, key))
      : []
  for (const part of parts) {
    const text = textAt(part, keys, depth + 1)
    if (text !== '') return text
  }
  return ''
}

/** Lists are arrays, objects with PHP's numbers as keys, or texts with separators. */
export function toItems(value: unknown): unknown[] {
  const inner = unwrap(value)
  if (Array.isArray(inner)) return inner.slice(0, MAX_ITEMS).map(unwrap).filter(isPresent)
  if (isObject(inner)) return isNumbered(inner) ? toItems(Object.values(inner)) : [inner]
  return isEmpty(inner) ? [] : [inner]
}

function isPresent(value: unknown): boolean {
  return !isEmpty(value)
}

function isNumbered(value: JsonObject): boolean {
  return Object.keys(value).every((key) => /^\d+$/.test(key))
}
