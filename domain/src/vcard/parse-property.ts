import { decodeText } from '../csv/index.ts'

export interface VcardProperty {
  name: string
  parameters: ReadonlySet<string>
  value: string
}

export function parseProperty(line: string): VcardProperty | null {
  const colon = headEnd(line)
  if (colon === -1) return null
  const [name = '', ...rest] = line.slice(0, colon).split(';')
  const parameters = new Set(rest.flatMap(parameterValues))
  const raw = line.slice(colon + 1)
  return {
    name: name.slice(name.lastIndexOf('.') + 1).toUpperCase(),
    parameters,
    value: parameters.has('QUOTED-PRINTABLE') ? decodeQuotedPrintable(raw) : raw,
  }
}

export function splitParts(value: string, separator: ';' | ','): string[] {
  const parts = ['']
  for (const piece of value.match(/\\.|[^\\]|\\$/gsu) ?? []) {
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.map((part) => unescapeText(part).trim())
}

export function unescapeText(text: string): string {
  return text.replaceAll(/\\(.)/gsu, (_, escaped: string) =>
    escaped === 'n' || escaped === 'N' ? '\n' : escaped,
  )
}

function headEnd(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

/** 'TYPE=cell,voice', 'TYPE="cell,voice"' and the bare 'CELL' of version 2.1 mean the same, and so do 'PREF=1' and 'TYPE=pref'. */
function parameterValues(parameter: string): string[] {
  if (/^pref=/i.test(parameter)) return ['PREF']
  const value = parameter.slice(parameter.indexOf('=') + 1)
  return value.replaceAll('"', '').toUpperCase().split(',')
}

/** The text is decoded to bytes first, since an accent is two bytes in UTF-8 and one in the encoding of old phones. */
function decodeQuotedPrintable(text: string): string {
  const plain = text.replaceAll(/=([\dA-F]{2})/gi, fromHex)
  if (!/^\p{ASCII}*$/u.test(text)) return plain
  return decodeText(Uint8Array.from(plain, (character) => character.charCodeAt(0)))
}

function fromHex(_: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}
