import {
  parseMarkdown,
  type Inline,
  type List,
  type Signature,
  type Table,
} from '@predio/domain/documents'
import type { PdfContent, PdfDefinition, PdfNode } from '../../../lib/pdf/index.ts'
import { inPairs, layOut, type Part } from './layout.ts'
import { messages } from '../messages.ts'

export interface Logo {
  dataUrl: string
  bytes: Uint8Array
  type: 'png' | 'jpg'
  width: number
  height: number
}

export interface PrintedDocument {
  name: string
  content: string
  logo: Logo | null
}

const SOFT = '#5b5346'
const LINE_WIDTH = 200
/** A heading below this part of the page moves to the next page. */
const TOO_LOW = 0.88

export function toPdfDefinition({ name, content, logo }: PrintedDocument): PdfDefinition {
  return {
    info: { title: name },
    content: withPages(layOut(parseMarkdown(content)), logo),
    styles: {
      heading1: { fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 14] },
      heading2: { fontSize: 12.5, bold: true, margin: [0, 10, 0, 6] },
      heading3: { fontSize: 11, bold: true, margin: [0, 6, 0, 4] },
      // With justified text pdfmake leaves a gap between a bold word and the comma after it.
      paragraph: { alignment: 'left', margin: [0, 0, 0, 9] },
      signed: { fontSize: 10, alignment: 'center' },
    },
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > TOO_LOW,
    footer: (page, pages) => ({
      margin: [64, 24, 64, 0],
      fontSize: 8.5,
      color: SOFT,
      columns: [
        { text: name, width: '*' },
        { text: messages.pageOf(page, pages), alignment: 'right', width: 'auto' },
      ],
      columnGap: 16,
    }),
  }
}

function withPages(parts: readonly Part[], logo: Logo | null): PdfNode[] {
  const nodes: PdfNode[] = []
  let isNewPage = false
  for (const part of parts) {
    if (part.kind === 'page') {
      isNewPage = nodes.length > 0
      continue
    }
    const node = draw(part, logo)
    if (!node) continue
    nodes.push(isNewPage ? { ...node, pageBreak: 'before' } : node)
    isNewPage = false
  }
  return nodes
}

function draw(part: Exclude<Part, { kind: 'page' }>, logo: Logo | null): PdfNode | null {
  switch (part.kind) {
    case 'letterhead':
      return logo && { image: logo.dataUrl, fit: [160, 56], margin: [0, 0, 0, 16] }
    case 'signing':
      return signing(part)
    case 'block':
      return block(part.block)
  }
}

function block(part: Extract<Part, { kind: 'block' }>['block']): PdfNode {
  switch (part.type) {
    case 'heading':
      return {
        text: inline(part.children),
        style: `heading${part.level}`,
        headlineLevel: part.level,
      }
    case 'paragraph':
      return { text: inline(part.children), style: 'paragraph' }
    case 'list':
      return { ...list(part), margin: [0, 0, 0, 9] }
    case 'rule':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 484, y2: 0, lineWidth: 0.5, lineColor: SOFT }],
        margin: [0, 6, 0, 14],
      }
    case 'table':
      return table(part)
  }
}

function list({ ordered, start, items }: List): PdfNode {
  const entries = items.map(({ children, checked, lists }): PdfNode => {
    const box = checked === null ? [] : [checked ? '[x] ' : '[  ] ']
    const own = { text: [...box, ...inline(children)], margin: [0, 0, 0, 4] } as const
    return lists.length === 0 ? own : { stack: [own, ...lists.map(list)] }
  })
  return ordered ? { ol: entries, start } : { ul: entries }
}

function table({ header, rows }: Table): PdfNode {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: header.map(() => '*' as const),
      body: [
        header.map((cell) => ({ text: inline(cell), bold: true })),
        ...rows.map((row) => row.map((cell) => ({ text: inline(cell) }))),
      ],
    },
    layout: 'lightHorizontalLines',
    margin: [0, 2, 0, 12],
  }
}

function signing({ lead, signatures }: Extract<Part, { kind: 'signing' }>): PdfNode {
  return {
    unbreakable: true,
    margin: [0, 0, 0, 18],
    stack: [
      ...(lead ? [{ text: inline(lead.children), style: 'paragraph' }] : []),
      ...inPairs(signatures).map((pair) => ({
        columns: [
          ...pair.map(signature),
          ...(pair.length === 1 ? [{ text: '', width: '*' } as const] : []),
        ],
        columnGap: 32,
        margin: [0, 48, 0, 0] as const,
      })),
    ],
  }
}

function signature({ lines }: Signature): PdfNode {
  return {
    width: '*',
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: LINE_WIDTH, y2: 0, lineWidth: 0.75 }],
        alignment: 'center',
        margin: [0, 0, 0, 4],
      },
      ...lines.map((line) => ({ text: inline(line), style: 'signed' })),
    ],
  }
}

function inline(
  nodes: readonly Inline[],
  look: Pick<PdfNode, 'bold' | 'italics'> = {},
): PdfContent[] {
  return nodes.flatMap((node): PdfContent[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.text, ...look }]
      case 'break':
        return ['\n']
      case 'strong':
        return inline(node.children, { ...look, bold: true })
      case 'emphasis':
        return inline(node.children, { ...look, italics: true })
    }
  })
}
