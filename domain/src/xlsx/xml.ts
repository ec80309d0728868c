import { decodeEntities } from '../text/index.ts'

export interface XmlElement {
  attributes: string
  content: string
}

/** A regular expression would take quadratic time for a file of millions of unclosed elements. */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const [open, close] = [`<${name}`, `</${name}>`]
  for (let at = xml.indexOf(open); at !== -1;) {
    const begin = at + open.length
    if (!/[\s/>]/.test(xml.charAt(begin))) {
      at = xml.indexOf(open, begin)
      continue
    }
    const end = xml.indexOf('>', begin)
    if (end === -1) return
    const isEmpty = xml.charAt(end - 1) === '/'
    const last = isEmpty ? end : xml.indexOf(close, end)
    if (last === -1) return
    yield {
      attributes: xml.slice(begin, isEmpty ? end - 1 : end),
      content: isEmpty ? '' : xml.slice(end + 1, last),
    }
    at = xml.indexOf(open, last + 1)
  }
}

/** A file has hundreds of thousands of cells, so each pattern is compiled only once. */
const PATTERNS = new Map<string, RegExp>()

export function attribute(attributes: string, name: string): string | undefined {
  let pattern = PATTERNS.get(name)
  if (!pattern) {
    pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    PATTERNS.set(name, pattern)
  }
  const found = pattern.exec(attributes)
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : undefined
}

export function withoutPrefixes(xml: string): string {
  return /<\w+:(?:workbook|worksheet|sst|styleSheet|Relationships)\b/.test(xml.slice(0, 2000))
    ? xml.replaceAll(/<(\/?)\w+:(?=\w)/g, '<$1')
    : xml
}

/** An rPh element contains the pronunciation of an East Asian word, which is not part of the cell's text. */
export function textOf(content: string): string {
  let text = ''
  for (const part of content.split('<rPh')) {
    for (const run of elements(part.slice(part.indexOf('</rPh>') + 1), 't')) text += run.content
  }
  return decodeEntities(text)
    .replaceAll(/_x000[9AaDd]_/g, '\n')
    .replaceAll('\r\n', '\n')
}
