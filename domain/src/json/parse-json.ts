/** TextDecoder is a web standard in browsers, Node and Deno, but TypeScript's types of the language do not declare it. */
declare const TextDecoder: new (
  label: string,
  options: { ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string }

/**
 * The cost of parsing depends on the number of values, not of bytes: ten megabytes may contain five million values. A thousand rows of
 * fifty columns are allowed.
 */
export const MAX_JSON_VALUES = 50_000
/** Beyond this depth, code that walks the value recursively would overflow the stack. */
export const MAX_JSON_DEPTH = 128
/** Looking up more keys in one object would be costly. The widest object that clients send is a row of custom fields. */
export const MAX_JSON_KEYS = 1_000

export class JsonTooComplex extends Error {
  override name = 'JsonTooComplex'

  constructor() {
    super(
      `JSON may have at most ${MAX_JSON_VALUES} values, ${MAX_JSON_KEYS} keys in an object and be nested ${MAX_JSON_DEPTH} levels deep`,
    )
  }
}

// A byte order mark is not valid JSON. If it were dropped here, it would still reach others with the bytes of a broadcast.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

type Reviver = (key: string, value: unknown) => unknown

/** All JSON of callers is parsed here. Throws JsonTooComplex, or SyntaxError like JSON.parse. */
export function parseJson(bytes: Uint8Array, reviver?: Reviver): unknown {
  countValues(bytes)
  return JSON.parse(utf8.decode(bytes), reviver)
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING_BRACKET = 0x5b
const BRACE_BIT = 0x20
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

const NO_OBJECT = -MAX_JSON_VALUES

/**
 * Counts the values from the bytes, without building any, and only up to the limit. Every value but the first follows a counted character.
 */
export function countValues(bytes: Uint8Array): number {
  const { length } = bytes
  let values = 1
  let keys = NO_OBJECT
  const outer: number[] = []
  for (let i = 0; i < length; i += 1) {
    const byte = bytes[i]!
    if (byte === QUOTE) i = endOfString(bytes, i + 1)
    else if (byte === COMMA) {
      values += 1
      keys += 1
      if (keys > MAX_JSON_KEYS) throw new JsonTooComplex()
    } else if (byte >= OPENING_BRACKET) {
      const brace = byte | BRACE_BIT
      if (brace === OPENING_BRACE) {
        values += 1
        if (outer.push(keys) > MAX_JSON_DEPTH) throw new JsonTooComplex()
        keys = byte === OPENING_BRACE ? 1 : NO_OBJECT
      } else if (brace === CLOSING_BRACE) keys = outer.pop() ?? NO_OBJECT
    }
    if (values > MAX_JSON_VALUES) throw new JsonTooComplex()
  }
  return values
}

function endOfString(bytes: Uint8Array, start: number): number {
  const { length } = bytes
  let i = start
  for (; i < length; i += 1) {
    const byte = bytes[i]!
    if (byte === QUOTE) return i
    if (byte === BACKSLASH) i += 1
  }
  return i
}
