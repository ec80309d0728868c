const NEWLINE = 0x0a
/** PHP's messages are short, so an answer whose JSON begins later than this is of another kind. */
const MAX_BYTES = 64 * 1024
/** A line with JSON begins with a list or an object, unlike PHP's messages. */
const JSON_START = /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/

/**
 * Some sites print warnings before their answer ('<b>Warning</b>: … on line 12'). Only the beginning is examined; the code that parses the
 * rest finds out whether it is JSON.
 */
export function skipWarnings(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = new TextDecoder()
  const begins = (at: number) => JSON_START.test(head.decode(bytes.subarray(at, at + 100)))
  if (begins(0)) return bytes
  for (let at = bytes.indexOf(NEWLINE); at !== -1 && at < MAX_BYTES;) {
    if (begins(at + 1)) return bytes.subarray(at + 1)
    at = bytes.indexOf(NEWLINE, at + 1)
  }
  return bytes
}
