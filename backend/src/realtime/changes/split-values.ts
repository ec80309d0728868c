const BEFORE_QUOTE = new Set(['', '.', '(', ','])

export function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = []
  let current = ''
  let depth = 0
  let isQuoted = false
  let previous = ''
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i)
    if (isQuoted && character === '\\') {
      current += character + text.charAt(++i)
      continue
    }
    if (character === '"' && (isQuoted || BEFORE_QUOTE.has(previous))) isQuoted = !isQuoted
    else if (!isQuoted && character === '(') depth++
    else if (!isQuoted && character === ')') depth = Math.max(0, depth - 1)
    else if (!isQuoted && depth === 0 && character === ',') {
      parts.push(current)
      current = previous = ''
      continue
    }
    current += character
    previous = character
  }
  return [...parts, current]
}

/** `"a \"b\""` becomes `a "b"`. A text that is not one whole quotation is returned unchanged. */
export function unquote(text: string): string {
  const quotation = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)
  return quotation ? quotation[1]!.replace(/\\(.)/gs, '$1') : text
}
