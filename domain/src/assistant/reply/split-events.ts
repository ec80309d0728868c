export interface SplitEvents {
  /** The JSON of each whole event. */
  events: unknown[]
  /** What belongs to an event that has not all arrived. */
  rest: string
  isDone: boolean
}

/** Server-sent events as they come: pieces end anywhere, even between the two bytes of a line break. */
export function splitEvents(buffer: string): SplitEvents {
  const lines = buffer.split(/\r\n|\n|\r(?!$)/)
  const rest = lines.pop() ?? ''
  const events: unknown[] = []
  let isDone = false
  for (const line of lines) {
    const data = /^data:\s?(.*)$/.exec(line)?.[1]?.trim()
    if (data === undefined || data === '') continue
    if (data === '[DONE]') isDone = true
    else events.push(...parsed(data))
  }
  return { events, rest, isDone }
}

/** A line that is no JSON is left out; the answer goes on with the next. */
function parsed(data: string): unknown[] {
  try {
    return [JSON.parse(data)]
  } catch {
    return []
  }
}
