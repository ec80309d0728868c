import { decodeEntities } from '../text/index.ts'

export interface XmlElement {
  attributes: string
  content: string
}

/**
 * The elements of a name that do not hold one another, in their order. By hand rather than by pattern, so that a file of millions of
 * unclosed elements takes linear time too.
 */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const [open, close] = [`<${name}`, `</${name}>`]
  for (let at = xml.indexOf(open); at !== -1;) {
    const begin = at + open.length
    // '<c' also begins '<cols'.
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

/** Cells are read by the hundred thousand, so that each pattern is made once. */
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

/** Some programs write every element with a prefix ('<x:row>'). */
export function withoutPrefixes(xml: string): string {
  return /<\w+:(?:workbook|worksheet|sst|styleSheet|Relationships)\b/.test(xml.slice(0, 2000))
    ? xml.replaceAll(/<(\/?)\w+:(?=\w)/g, '<$1')
    : xml
}

/** The words of a shared or inline text, in all its formats; how an East Asian word is spoken stands in rPh and is none of them. */
export function textOf(content: string): string {
  let text = ''
  for (const part of content.split('<rPh')) {
    for (const run of elements(part.slice(part.indexOf('</rPh>') + 1), 't')) text += run.content
  }
  // Excel writes characters that XML refuses as _x000D_.
  return decodeEntities(text)
    .replaceAll(/_x000[9AaDd]_/g, '\n')
    .replaceAll('\r\n', '\n')
}
