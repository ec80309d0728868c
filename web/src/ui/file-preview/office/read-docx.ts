import type { TextBlock } from './text-block.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const HEADING = /^(?:heading|t[ií]tulo|title)/i

export function readDocx(xml: Document): TextBlock[] {
  return [...xml.getElementsByTagNameNS(W, 'p')].map((paragraph) => ({
    kind: kindOf(paragraph),
    text: textOf(paragraph),
  }))
}

function kindOf(paragraph: Element): TextBlock['kind'] {
  const [properties] = paragraph.getElementsByTagNameNS(W, 'pPr')
  const style = properties?.getElementsByTagNameNS(W, 'pStyle')[0]?.getAttributeNS(W, 'val') ?? ''
  if (HEADING.test(style)) return 'heading'
  return properties?.getElementsByTagNameNS(W, 'numPr')[0] ? 'item' : 'paragraph'
}

function textOf(paragraph: Element): string {
  let text = ''
  for (const node of paragraph.getElementsByTagNameNS(W, '*')) {
    if (node.localName === 't') text += node.textContent
    else if (node.localName === 'tab') text += '\t'
    else if (node.localName === 'br') text += '\n'
  }
  return text
}
