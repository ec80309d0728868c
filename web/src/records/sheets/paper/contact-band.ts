import { textOn, WHITE } from '@predio/domain/identity'
import { SHEET_TEXTS, type SheetContact, type SheetFoot } from '@predio/domain/sheets'
import type { PdfContent, PdfNode } from '../../../lib/pdf/index.ts'
import { codeSvg } from '../look/draw-code.ts'
import type { ContactPictures } from './paper-pictures.ts'
import { BAND, BAND_GAP, INK, LETTER, MARGIN, SOFT } from '../look/sheet-look.ts'
import { runs } from '../look/sheet-fonts.ts'

const PORTRAIT = 56
const CODE = 60
const QUIET = 4

/** Printed pages get separated, so each shows the agent's contact. */
export function contactBand(foot: SheetFoot, pictures: ContactPictures): PdfContent {
  const { contact, contactCode, color } = foot
  const ink = textOn(color)
  const inner = BAND_GAP + (BAND - PORTRAIT) / 2
  return [
    {
      canvas: [{ type: 'rect', x: 0, y: BAND_GAP, w: LETTER.width, h: BAND, color }],
    },
    {
      margin: [MARGIN, -BAND - BAND_GAP + inner, MARGIN, 0],
      columnGap: 14,
      columns: [
        ...(pictures.portrait === null
          ? []
          : [{ image: pictures.portrait, width: PORTRAIT, height: PORTRAIT } as const]),
        { width: '*', stack: lines(contact, ink) },
        ...(pictures.logo ? [logo(pictures.logo.dataUrl)] : []),
        ...(contactCode ? [code(contactCode.url, contactCode.caption, ink)] : []),
      ],
    },
  ]
}

function lines(contact: SheetContact | null, ink: string): PdfNode[] {
  if (!contact) return []
  const { name, company, license, phone, links } = contact
  const second = [name === null ? null : company, license].filter(Boolean).join(' · ')
  const third = [...(phone === null ? [] : [phone]), ...links.slice(0, 1)].join(' · ')
  const found = [
    { text: runs(name ?? company ?? ''), fontSize: 13.5, bold: true, color: ink, lineHeight: 1 },
    { text: runs(second), fontSize: 8.5, color: ink, lineHeight: 1.1 },
    { text: runs(third), fontSize: 9.5, bold: true, color: ink, lineHeight: 1 },
  ]
  const used = found.filter(({ text }) => text !== '')
  const height = used.reduce(
    (sum, { fontSize, lineHeight }) => sum + fontSize * lineHeight * 1.36,
    0,
  )
  return [{ stack: used, margin: [0, Math.max(0, (PORTRAIT - height) / 2), 0, 0] }]
}

function logo(dataUrl: string): PdfNode {
  return {
    width: 96,
    stack: [{ image: dataUrl, fit: [96, PORTRAIT], alignment: 'right' }],
  }
}

function code(url: string, caption: string, ink: string): PdfNode {
  return {
    width: 118,
    columnGap: 8,
    columns: [
      {
        width: 46,
        text: runs(caption),
        fontSize: 7.5,
        color: ink,
        alignment: 'right',
        lineHeight: 1.15,
        margin: [0, 18, 0, 0],
      },
      {
        width: CODE,
        stack: [
          { canvas: [{ type: 'rect', x: 0, y: -2, w: CODE, h: CODE, r: 3, color: WHITE }] },
          {
            svg: codeSvg(url, INK),
            width: CODE - 2 * QUIET,
            margin: [QUIET, -CODE + QUIET, 0, 0],
          },
        ],
      },
    ],
  }
}

export function plainFoot(page: number, pages: number, note: string): PdfContent {
  return {
    margin: [MARGIN, 14, MARGIN, 0],
    fontSize: 7.5,
    color: SOFT,
    columns: [
      { text: runs(note), width: '*' },
      { text: pages > 1 ? `${page} / ${pages}` : '', width: 'auto' },
    ],
  }
}

export const NOTES = {
  client: SHEET_TEXTS.clientNote,
  colleague: SHEET_TEXTS.colleagueNote,
} as const
