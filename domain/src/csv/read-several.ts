export interface Several {
  /** The first valid one, otherwise the first one. */
  chosen: string | undefined
  isGood: boolean
  others: string[]
}

/** Splits a cell with several telephones or e-mails: one is for the field, the others, without repetition, for the notes. */
export function readSeveral(
  cell: string | undefined,
  normalize: (text: string) => string,
  isValid: (normal: string) => boolean,
): Several {
  const all = new Map<string, string>()
  for (const part of (cell ?? '').split(/:::|[;|,\n]|\s\/\s/)) {
    const text = tidy(part.trim())
    const normal = normalize(text)
    if (text !== '' && !all.has(normal)) all.set(normal, text)
  }
  const found = [...all]
  const good = found.find(([normal]) => isValid(normal))
  const chosen = (good ?? found[0])?.[1]
  return {
    chosen,
    isGood: good !== undefined,
    others: found.map(([, text]) => text).filter((text) => text !== chosen),
  }
}

/** Spreadsheets that take a telephone for a number add '.0' to it; mail programs write 'Ana <ana@correo.mx>'. */
function tidy(text: string): string {
  return text
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^.*<([^<>\s]+@[^<>\s]+)>$/, '$1')
    .replace(/^mailto:/i, '')
}
