interface Part {
  text: string
  isVariable: boolean
  /** The index of its first character. */
  at: number
}

/** The same variables that fillScript replaces (SCRIPT-05). */
const VARIABLE = /(\{\{\s*[\p{L}\p{N}_ ]{1,50}?\s*\}\})/u

/** Splits a script into texts and variables; joined again they are the script. */
export function splitVariables(content: string): Part[] {
  let at = 0
  const parts: Part[] = []
  // split() puts the captured separators at the odd indexes.
  for (const [index, text] of content.split(VARIABLE).entries()) {
    if (text !== '') parts.push({ text, isVariable: index % 2 === 1, at })
    at += text.length
  }
  return parts
}
