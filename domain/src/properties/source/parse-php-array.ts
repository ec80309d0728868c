/** A site that publishes its raw meta rows (Houzez' property_meta) sends arrays as serialised text of PHP. Objects are refused. */
export function parsePhpArray(text: string): unknown {
  if (!text.startsWith('a:') || text.length > MAX_LENGTH) return undefined
  const cursor = { text, at: 0, depth: 0 }
  try {
    return readValue(cursor)
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

const MAX_LENGTH = 100_000
const MAX_DEPTH = 8

class Malformed extends Error {}

interface Cursor {
  readonly text: string
  at: number
  depth: number
}

function readValue(cursor: Cursor): unknown {
  const kind = cursor.text[cursor.at]
  if (kind === 'a') return readArray(cursor)
  if (kind === 's') return readString(cursor)
  if (kind === 'N') {
    take(cursor, /N;/y)
    return null
  }
  const number = take(cursor, /[idb]:(-?[\d.E+-]{1,40});/y)
  return kind === 'b' ? number === '1' : Number(number)
}

function readArray(cursor: Cursor): unknown {
  if (++cursor.depth > MAX_DEPTH) throw new Malformed()
  const count = Number(take(cursor, /a:(\d{1,6}):\{/y))
  const entries: [string, unknown][] = []
  for (let index = 0; index < count; index++) {
    entries.push([String(readValue(cursor)), readValue(cursor)])
  }
  take(cursor, /\}/y)
  cursor.depth--
  const isList = entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

function readString(cursor: Cursor): string {
  let bytes = Number(take(cursor, /s:(\d{1,6}):"/y))
  const start = cursor.at
  while (bytes > 0 && cursor.at < cursor.text.length) {
    const point = cursor.text.codePointAt(cursor.at) ?? 0
    bytes -= point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    cursor.at += point < 0x10000 ? 1 : 2
  }
  if (bytes !== 0) throw new Malformed()
  const value = cursor.text.slice(start, cursor.at)
  take(cursor, /";/y)
  return value
}

function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)
  if (!found) throw new Malformed()
  cursor.at = pattern.lastIndex
  return found[1] ?? ''
}
