import { parseMarkdown } from '@predio/domain/documents'
import {
  AlignmentType,
  Document,
  Footer,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import { toDocxBlocks, type Numbering } from './docx-blocks.ts'
import { layOut } from './layout.ts'
import type { Logo, PrintedDocument } from './pdf-definition.ts'
import { messages } from '../messages.ts'

const FONT = 'Calibri'
const LETTER = { width: 12_240, height: 15_840 }
const INCH = 1440
const LOGO_BOX = { width: 213, height: 75 }
const INDENT = 360

export async function makeDocx({ name, content, logo }: PrintedDocument): Promise<Blob> {
  const starts: number[] = []
  const numbering: Numbering = { next: (start) => `lista-${starts.push(start)}` }
  const children = toDocxBlocks(layOut(parseMarkdown(content)), numbering, logo && letterhead(logo))
  const document = new Document({
    title: name,
    creator: 'Predio',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22, language: { value: 'es-MX' } } },
        heading1: heading(32, AlignmentType.CENTER),
        heading2: heading(25, AlignmentType.LEFT),
        heading3: heading(22, AlignmentType.LEFT),
      },
    },
    numbering: {
      config: starts.map((start, at) => ({ reference: `lista-${at + 1}`, levels: levels(start) })),
    },
    sections: [
      {
        properties: {
          page: { size: LETTER, margin: { top: INCH, right: INCH, bottom: INCH, left: INCH } },
        },
        footers: { default: footer() },
        children,
      },
    ],
  })
  return Packer.toBlob(document)
}

function heading(size: number, alignment: (typeof AlignmentType)[keyof typeof AlignmentType]) {
  return {
    run: { font: FONT, size, bold: true, color: '000000' },
    paragraph: { alignment, spacing: { before: 200, after: 160 } },
  }
}

function levels(start: number) {
  return Array.from({ length: 9 }, (_, level) => ({
    level,
    start: level === 0 ? start : 1,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: INDENT * 2 * (level + 1), hanging: INDENT } } },
  }))
}

function footer(): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            size: 17,
            color: '5b5346',
            children: [
              `${messages.page} `,
              PageNumber.CURRENT,
              ` ${messages.of} `,
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  })
}

function letterhead({ bytes, type, width, height }: Logo) {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height, 1)
  const transformation = {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
  return (pageBreakBefore: boolean) =>
    new Paragraph({
      pageBreakBefore,
      spacing: { after: 240 },
      children: [new ImageRun({ type, data: bytes, transformation })],
    })
}
