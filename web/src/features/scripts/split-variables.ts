interface Part {
  text: string
  isVariable: boolean
  /** Where it begins. */
  at: number
}

/** Mirrors what fillScript replaces: names of letters, digits, spaces and underscores. */
const VARIABLE = /(\{\{\s*[\p{L}\p{N}_ ]{1,50}?\s*\}\})/u

/** The parts of a script in their order; put together again they are the script. */
export function splitVariables(content: string): Part[] {
  let at = 0
  const parts: Part[] = []
  // A captured separator stands at every odd place.
  for (const [index, text] of content.split(VARIABLE).entries()) {
    if (text !== '') parts.push({ text, isVariable: index % 2 === 1, at })
    at += text.length
  }
  return parts
}
