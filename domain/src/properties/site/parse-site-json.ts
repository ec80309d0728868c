/** PHP prints its messages before the answer, which begins on a new line. */
const MAX_LINES = 200

/**
 * A site may print warnings before its JSON ('<b>Warning</b>: … on line 12'). The JSON must reach to the end of the answer, so that a
 * script inside a page is not mistaken for it.
 */
export function parseSiteJson(body: string): unknown {
  const whole = parse(body)
  if (whole !== undefined) return whole
  let at = -1
  for (let line = 0; line < MAX_LINES; line += 1) {
    at = body.indexOf('\n', at + 1)
    if (at === -1) return undefined
    if (!/^\s*[[{]/.test(body.slice(at + 1, at + 100))) continue
    const rest = parse(body.slice(at + 1))
    if (rest !== undefined) return rest
  }
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
