import type { Inline, List, Signature, Table as TableBlock } from '@predio/domain/documents'
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IParagraphOptions,
} from 'docx'
import { inPairs, type Part } from './layout.ts'

const AFTER = 160
const NOTHING = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const NO_BORDERS = { top: NOTHING, bottom: NOTHING, left: NOTHING, right: NOTHING }
const NO_GRID = { ...NO_BORDERS, insideHorizontal: NOTHING, insideVertical: NOTHING }
const LEVELS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

type Written = Paragraph | Table

export interface Numbering {
  next: (start: number) => string
}

export type Letterhead = ((pageBreakBefore: boolean) => Paragraph) | null

export function toDocxBlocks(
  parts: readonly Part[],
  numbering: Numbering,
  letterhead: Letterhead,
): Written[] {
  let isNewPage = false
  return parts.flatMap((part): Written[] => {
    if (part.kind === 'page') {
      isNewPage = true
      return []
    }
    if (part.kind === 'letterhead' && !letterhead) return []
    const pageBreakBefore = isNewPage
    isNewPage = false
    if (part.kind === 'letterhead') return letterhead ? [letterhead(pageBreakBefore)] : []
    if (part.kind === 'signing') return signing(part)
    const { block } = part
    switch (block.type) {
      case 'heading':
        return [
          new Paragraph({
            heading: LEVELS[block.level],
            children: runs(block.children),
            keepNext: true,
            pageBreakBefore,
          }),
        ]
      case 'paragraph':
        return [text(block.children)]
      case 'list':
        return list(block, numbering, 0)
      case 'rule':
        return [new Paragraph({ thematicBreak: true, spacing: { after: AFTER } })]
      case 'table':
        return [table(block), new Paragraph({ spacing: { after: AFTER } })]
    }
  })
}

function text(children: readonly Inline[], options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.JUSTIFIED,
    spacing: { after: AFTER },
    ...options,
    children: runs(children),
  })
}

function list({ ordered, start, items }: List, numbering: Numbering, level: number): Paragraph[] {
  const reference = ordered ? numbering.next(start) : null
  return items.flatMap(({ children, checked, lists }) => {
    const box = checked === null ? [] : [{ type: 'text', text: checked ? '☑ ' : '☐ ' } as const]
    return [
      text([...box, ...children], {
        alignment: AlignmentType.LEFT,
        spacing: { after: AFTER / 2 },
        ...(reference === null ? { bullet: { level } } : { numbering: { reference, level } }),
      }),
      ...lists.flatMap((inner) => list(inner, numbering, Math.min(level + 1, 8))),
    ]
  })
}

function table({ header, rows }: TableBlock): Table {
  const row = (cells: readonly (readonly Inline[])[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map(
        (cell) => new TableCell({ children: [new Paragraph({ children: runs(cell, isHeader) })] }),
      ),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
  })
}

function signing({ lead, signatures }: Extract<Part, { kind: 'signing' }>): Written[] {
  const rows = inPairs(signatures).map((pair) => {
    const cells = pair.map((signature) => signatureCell(signature))
    if (cells.length === 1)
      cells.push(new TableCell({ children: [new Paragraph('')], borders: NO_BORDERS }))
    return new TableRow({ cantSplit: true, children: cells })
  })
  return [
    ...(lead ? [text(lead.children, { keepNext: true })] : []),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: NO_GRID,
      rows,
    }),
    new Paragraph(''),
  ]
}

function signatureCell({ lines }: Signature): TableCell {
  const below = lines.map(
    (line, at) =>
      new Paragraph({
        alignment: AlignmentType.CENTER,
        keepNext: true,
        ...(at === 0 && {
          spacing: { before: 900 },
          border: { top: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 4 } },
        }),
        children: runs(line),
      }),
  )
  return new TableCell({
    borders: NO_BORDERS,
    verticalAlign: VerticalAlign.TOP,
    margins: { left: 200, right: 200 },
    children: below.length > 0 ? below : [new Paragraph('')],
  })
}

function runs(nodes: readonly Inline[], bold = false, italics = false): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    switch (node.type) {
      case 'text':
        return [new TextRun({ text: node.text, bold, italics })]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'strong':
        return runs(node.children, true, italics)
      case 'emphasis':
        return runs(node.children, bold, true)
    }
  })
}
