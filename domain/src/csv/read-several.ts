export interface Several {
  chosen: string | undefined
  isGood: boolean
  others: string[]
}

const BETWEEN =
  /:::|[;|\n]|,(?!\s*(?:ext|x\s?\d))|\s\/\s|\/(?=\S+@)|\s+[yo]\s+(?=[+(\d]|\S+@)|(?<=\d{10})\/(?=\d{10})/i

/** The field gets the first valid value of the cell, and the notes get the others. */
export function readSeveral(
  cell: string | undefined,
  normalize: (text: string) => string,
  isValid: (normal: string) => boolean,
): Several {
  const all = new Map<string, string>()
  for (const part of (cell ?? '').split(BETWEEN)) {
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

/**
 * Spreadsheets that treat a telephone as a number add '.0', and an apostrophe turns a number into text. People write 'Cel. 999…' and '999…
 * (casa)', mail programs 'Ana <ana@correo.mx>'.
 */
function tidy(text: string): string {
  return text
    .replace(/^['’‘`]+/, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(
      /^(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|casa|oficina|of|whats?(?:app)?|wa)[.:\s]+(?=[+(\d])/i,
      '',
    )
    .replace(/(?<=\d)\s*\(\p{L}[^()]*\)$/u, '')
    .replace(/^.*<([^<>\s]+@[^<>\s]+)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/(?<=@\S+)[.,;>)]+$/, '')
}
