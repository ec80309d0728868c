interface Part {
  text: string
  isVariable: boolean
  at: number
}

/** SCRIPT-05: the function fillScript replaces the same variables. */
const VARIABLE = /(\{\{\s*[\p{L}\p{N}_ ]{1,50}?\s*\}\})/u

export function splitVariables(content: string): Part[] {
  let at = 0
  const parts: Part[] = []
  for (const [index, text] of content.split(VARIABLE).entries()) {
    if (text !== '') parts.push({ text, isVariable: index % 2 === 1, at })
    at += text.length
  }
  return parts
}
