import type { TextBlock } from './text-block.ts'

const TEXT = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0'

export function readOdt(xml: Document): TextBlock[] {
  const blocks = [...xml.getElementsByTagNameNS(TEXT, '*')].filter(
    ({ localName }) => localName === 'p' || localName === 'h',
  )
  return blocks.map((block) => ({ kind: kindOf(block), text: textOf(block) }))
}

function kindOf(block: Element): TextBlock['kind'] {
  if (block.localName === 'h') return 'heading'
  return block.parentElement?.localName === 'list-item' ? 'item' : 'paragraph'
}

function textOf(node: Node): string {
  let text = ''
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue
    else if (child instanceof Element) text += elementText(child)
  }
  return text
}

function elementText(element: Element): string {
  switch (element.localName) {
    case 'tab':
      return '\t'
    case 'line-break':
      return '\n'
    case 's':
      return ' '.repeat(Math.min(Number(element.getAttributeNS(TEXT, 'c') ?? 1), 100))
    case 'annotation':
      return ''
    default:
      return textOf(element)
  }
}
