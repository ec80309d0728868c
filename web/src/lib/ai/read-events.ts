/** Of a line that never ends; an answer of 2,000 tokens has far less. */
const MAX_LINE = 1_000_000

/** The data of a stream of server-sent events (WHATWG HTML, 9.2), one event at a time. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new RangeError('an event without an end')
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
  }
  // Some servers end without the last blank line.
  const last = rest + decoder.decode()
  if (last.startsWith('data:')) data.push(last.slice(5).trim())
  if (data.length > 0) yield data.join('\n')
}
