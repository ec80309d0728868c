const NEWLINE = 0x0a
/** PHP's messages are short; an answer that begins later than this is something else. */
const MAX_BYTES = 64 * 1024
/** A list or an object at the beginning of a line, as JSON begins and PHP's messages do not. */
const JSON_START = /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/

/**
 * The answer behind the warnings that a site prints before it ('<b>Warning</b>: … on line 12', each on lines of its
 * own). Only its beginning is looked at: whether the rest is JSON, whoever parses it finds out.
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
