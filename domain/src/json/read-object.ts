/** Returns the JSON object in an answer, even with text around it. The result is null if the answer has no object. */
export function readObject(reply: string): Record<string, unknown> | null {
  const [begin, end] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  if (begin === -1 || end < begin) return null
  try {
    return JSON.parse(reply.slice(begin, end + 1)) as Record<string, unknown>
  } catch {
    return null
  }
}
