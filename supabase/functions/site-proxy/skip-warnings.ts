const NEWLINE = 0x0a
/** PHP's messages are short, so an answer that begins later than this is something else. */
const MAX_BYTES = 64 * 1024
/** JSON begins a line with a list or an object, which PHP's messages do not. */
const JSON_START = /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/

/**
 * Some sites print warnings before their answer ('<b>Warning</b>: … on line 12'). Only the beginning is examined; whoever parses the rest
 * finds out whether it is JSON.
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
