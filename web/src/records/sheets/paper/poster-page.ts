import { textOn, tintOf, WHITE } from '@predio/domain/identity'
import type { Sheet } from '@predio/domain/sheets'
import type { PdfContent, PdfNode } from '../../../lib/pdf/index.ts'
import { codeSvg } from '../look/draw-code.ts'
import {
  posterPhoto,
  type ContactPictures,
  type PosterSize,
  type SheetPictures,
} from './paper-pictures.ts'
import { HEADING, runs } from '../look/sheet-fonts.ts'
import { INK, LETTER, SOFT, TABLOID } from '../look/sheet-look.ts'

const MAX_TITLE = 110

/** SHEET-03: a poster is one page that is read from across a street. */
export const POSTER_TINT = 0.09

export function posterPage(
  sheet: Sheet,
  pictures: SheetPictures,
  contact: ContactPictures,
  size: PosterSize,
  isFirst: boolean,
): PdfContent[] {
  const page = size === 'letter' ? LETTER : TABLOID
  const scale = page.width / LETTER.width
  const tall = page.height / LETTER.height / scale
  const s = (points: number) => points * scale
  const photo = posterPhoto(size)
  const margin = s(40)
  const width = page.width - 2 * margin
  const bandTop = photo.height
  const bandHeight = s(62)
  const footHeight = s(172) * tall
  const footTop = page.height - footHeight
  const codeSide = s(116) * Math.min(tall, 1.15)
  const ink = textOn(sheet.color)
  const title =
    sheet.title.length > MAX_TITLE ? `${sheet.title.slice(0, MAX_TITLE - 1)}…` : sheet.title
  const titleSize = s(title.length > 60 ? 19 : 25) * Math.min(tall, 1.15)

  const largeTitle: PdfNode = {
    text: runs(title),
    ...HEADING,
    fontSize: s(title.length > 60 ? 32 : 46),
    color: sheet.ink,
  }
  const at = (x: number, y: number, w: number, node: PdfNode): PdfNode => ({
    absolutePosition: { x, y },
    columns: [{ width: w, stack: [node] }],
  })
  const rect = (y: number, h: number, color: string): PdfNode => ({
    absolutePosition: { x: 0, y },
    canvas: [{ type: 'rect', x: 0, y: 0, w: page.width, h, color }],
  })

  return [
    isFirst ? { text: '' } : { text: '', pageBreak: 'before' },
    pictures.cover
      ? {
          image: pictures.cover.dataUrl,
          width: photo.width,
          height: photo.height,
          absolutePosition: { x: 0, y: 0 },
        }
      : rect(0, photo.height, tintOf(sheet.color, 0.14)),
    ...(pictures.cover ? [] : [at(margin, photo.height * 0.3, width, largeTitle)]),
    rect(bandTop, bandHeight, sheet.color),
    at(margin, bandTop + bandHeight / 2 - s(17), width * 0.5, {
      text: runs(sheet.offer.toLocaleUpperCase('es-MX')),
      fontSize: s(sheet.offer.length > 22 ? 15 : 20),
      bold: true,
      characterSpacing: s(1),
      color: ink,
      margin: [0, s(4), 0, 0],
    }),
    at(margin + width * 0.45, bandTop + bandHeight / 2 - s(25), width * 0.55, {
      text: runs(sheet.price),
      ...HEADING,
      fontSize: s(sheet.price.length > 14 ? 25 : 33),
      color: ink,
      alignment: 'right',
      lineHeight: 1,
    }),
    at(margin, bandTop + bandHeight + s(22) * tall, width, {
      stack: [
        ...(pictures.cover
          ? [{ text: runs(title), ...HEADING, fontSize: titleSize, color: INK }]
          : []),
        ...(sheet.place === null
          ? []
          : [
              {
                text: runs(cut(sheet.place, 90)),
                fontSize: s(13),
                color: SOFT,
                margin: [0, s(5), 0, 0] as const,
              },
            ]),
      ],
    }),
    at(margin, footTop - s(66) * Math.min(tall, 1.2), width, factRow(sheet, s)),
    rect(footTop, footHeight, tintOf(sheet.color, POSTER_TINT)),
    ...foot(sheet, contact, { at, s, margin, width, footTop, footHeight, codeSide }),
  ]
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text
}

function factRow({ facts, ink }: Sheet, s: (points: number) => number): PdfNode {
  const shown = facts.slice(0, 4)
  if (shown.length === 0) return { text: '' }
  return {
    columnGap: s(10),
    columns: shown.map(({ value, label }) => ({
      width: '*' as const,
      stack: [
        { text: runs(value), fontSize: s(20), bold: true, color: ink, lineHeight: 1.05 },
        { text: runs(label), fontSize: s(10), color: SOFT },
      ],
    })),
  }
}

interface FootRoom {
  at: (x: number, y: number, w: number, node: PdfNode) => PdfNode
  s: (points: number) => number
  margin: number
  width: number
  footTop: number
  footHeight: number
  codeSide: number
}

function foot(sheet: Sheet, pictures: ContactPictures, room: FootRoom): PdfNode[] {
  const { at, s, margin, width, footTop, footHeight, codeSide } = room
  const { contact, contactCode, mapCode, ink } = sheet
  const code = contactCode ?? mapCode
  const codeX = margin + width - codeSide
  const codeY = footTop + (footHeight - codeSide) / 2 - s(7)
  const textWidth = width - (code ? codeSide + s(24) : 0)
  const nodes: PdfNode[] = []
  if (contact) {
    const block: PdfNode[] = [
      ...(contact.phone === null
        ? []
        : [
            {
              text: runs(contact.phone),
              ...HEADING,
              fontSize: s(33),
              color: ink,
              lineHeight: 1.05,
            },
          ]),
      ...(contact.name === null
        ? []
        : [
            {
              text: runs(contact.name),
              fontSize: s(15),
              bold: true,
              color: INK,
              margin: [0, s(4), 0, 0] as const,
            },
          ]),
      ...([contact.company, contact.license].some(Boolean)
        ? [
            {
              text: runs([contact.company, contact.license].filter(Boolean).join(' · ')),
              fontSize: s(11),
              color: SOFT,
            },
          ]
        : []),
    ]
    const photograph = pictures.logo?.dataUrl ?? pictures.portrait
    const pictureWidth = s(112)
    const hasPicture = photograph !== null
    if (hasPicture) {
      const { width: w, height: h } = pictures.logo ?? { width: 1, height: 1 }
      const pictureHeight = Math.min(pictureWidth, (pictureWidth * h) / w)
      nodes.push(
        at(margin, footTop + (footHeight - pictureHeight) / 2, pictureWidth, {
          image: photograph,
          fit: [pictureWidth, pictureHeight],
        }),
      )
    }
    const inset = hasPicture ? pictureWidth + s(20) : 0
    nodes.push(
      at(margin + inset, footTop + footHeight / 2 - s(block.length * 15 + 4), textWidth - inset, {
        stack: block,
      }),
    )
  }
  if (code) {
    const quiet = s(7)
    nodes.push(
      {
        absolutePosition: { x: codeX - quiet, y: codeY - quiet },
        canvas: [
          {
            type: 'rect',
            x: 0,
            y: 0,
            w: codeSide + 2 * quiet,
            h: codeSide + 2 * quiet,
            r: s(5),
            color: WHITE,
          },
        ],
      },
      { svg: codeSvg(code.url, INK), width: codeSide, absolutePosition: { x: codeX, y: codeY } },
      at(codeX - s(20), codeY + codeSide + s(9), codeSide + s(40), {
        text: runs(code.caption),
        fontSize: s(9.5),
        bold: true,
        color: ink,
        alignment: 'center',
      }),
    )
  }
  return nodes
}
