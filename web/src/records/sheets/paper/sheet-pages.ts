import { showLink, tintOf } from '@predio/domain/identity'
import { SHEET_TEXTS, type Sheet } from '@predio/domain/sheets'
import { shorten } from '@predio/domain/text'
import type { PdfContent, PdfNode } from '../../../lib/pdf/index.ts'
import { codeSvg } from '../look/draw-code.ts'
import type { SheetPictures } from './paper-pictures.ts'
import { HEADING, runs } from '../look/sheet-fonts.ts'
import { bodyHeights, INK, LETTER, LINE, MARGIN, SOFT, TOP, titleSize } from '../look/sheet-look.ts'

const SIDE = 146
const MAP_CODE = 64
const PLAIN_HEAD = 30

export function sheetPages(sheet: Sheet, pictures: SheetPictures, isFirst: boolean): PdfContent[] {
  return [
    ...(isFirst ? [] : [{ text: '', pageBreak: 'before' } as const]),
    ...head(sheet, pictures),
    facts(sheet),
    ...commission(sheet),
    ...tours(sheet),
    body(pictures.cover?.isPortrait ? { ...sheet, mapCode: null } : sheet),
    ...pictures.gallery.flatMap((page) => galleryPage(sheet, page)),
  ]
}

function head(sheet: Sheet, { cover }: SheetPictures): PdfContent[] {
  if (cover?.isPortrait) {
    return [
      photo(cover.dataUrl, { ...cover, x: 0, y: 0 }),
      { ...rule(sheet.color), absolutePosition: { x: 0, y: cover.height } },
      {
        table: {
          widths: [cover.width - MARGIN + 26, '*'],
          heights: [cover.height - TOP + 4],
          body: [
            [
              '',
              {
                margin: [0, 44, 0, 0],
                stack: [
                  ...titleStack(sheet),
                  { text: ' ', fontSize: 10 },
                  ...priceStack(sheet, 'left'),
                  { text: ' ', fontSize: 12 },
                  ...mapBlock(sheet.mapCode),
                ],
              },
            ],
          ],
        },
        layout: 'noBorders',
      },
    ]
  }
  const height = cover?.height ?? PLAIN_HEAD
  return [
    cover
      ? photo(cover.dataUrl, { ...cover, x: 0, y: 0 })
      : { ...rule(sheet.color, PLAIN_HEAD), absolutePosition: { x: 0, y: 0 } },
    ...(cover ? [{ ...rule(sheet.color), absolutePosition: { x: 0, y: height } }] : []),
    {
      margin: [0, height - TOP + 24, 0, 0],
      columnGap: 24,
      columns: [
        { width: '*', stack: titleStack(sheet) },
        { width: 178, stack: priceStack(sheet, 'right') },
      ],
    },
  ]
}

function titleStack({ offer, title, place, ink }: Sheet): PdfNode[] {
  return [
    {
      text: runs(offer.toLocaleUpperCase('es-MX')),
      fontSize: 8.5,
      bold: true,
      color: ink,
      characterSpacing: 1.1,
      margin: [0, 0, 0, 5],
    },
    { text: runs(title), ...HEADING, fontSize: titleSize(title), color: INK },
    ...(place === null
      ? []
      : [{ text: runs(place), fontSize: 10, color: SOFT, margin: [0, 7, 0, 0] } as const]),
  ]
}

function priceStack(
  { price, priceNote, reference, ink }: Sheet,
  alignment: 'left' | 'right',
): PdfNode[] {
  return [
    {
      text: runs(price),
      ...HEADING,
      fontSize: price.length > 14 ? 18 : 24,
      color: ink,
      alignment,
    },
    ...(priceNote === null
      ? []
      : [{ text: runs(priceNote), fontSize: 10.5, color: SOFT, alignment } as const]),
    ...(reference === null
      ? []
      : [
          {
            text: runs(SHEET_TEXTS.reference(reference)),
            fontSize: 8.5,
            color: SOFT,
            alignment,
            margin: [0, 7, 0, 0],
          } as const,
        ]),
  ]
}

function facts({ facts: given, color }: Sheet): PdfContent {
  if (given.length === 0) return { text: ' ', fontSize: 8 }
  return {
    margin: [0, 18, 0, 0],
    table: {
      widths: given.map(() => '*' as const),
      body: [
        given.map(({ value, label }): PdfNode => ({
          stack: [
            {
              text: runs(value),
              fontSize: value.length > 8 ? 12 : 15,
              bold: true,
              color: INK,
              lineHeight: 1.1,
              alignment: 'center',
            },
            { text: runs(label), fontSize: 7.5, color: SOFT, alignment: 'center' },
          ],
        })),
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 || line === given.length ? 0 : 0.6),
      vLineColor: LINE,
      paddingTop: () => 9,
      paddingBottom: () => 7,
      paddingLeft: () => 2,
      paddingRight: () => 2,
      fillColor: () => tintOf(color, 0.07),
    },
  }
}

function commission({ commission: given, ink }: Sheet): PdfContent[] {
  if (given === null) return []
  return [{ text: runs(given), fontSize: 10.5, bold: true, color: ink, margin: [0, 14, 0, 0] }]
}

function tours({ tours: given, ink }: Sheet): PdfContent[] {
  return given.map(({ label, url }) => ({
    text: runs(`${label}: ${shorten(showLink(url), 90)}`),
    link: url,
    fontSize: 9.6,
    color: ink,
    margin: [0, 8, 0, 0],
  }))
}

function body(sheet: Sheet): PdfContent {
  const { paragraphs, amenities, mapCode, ink } = sheet
  const { isMapUnderText } = bodyHeights(sheet)
  const side = [...amenityList(amenities, ink), ...(isMapUnderText ? [] : mapBlock(mapCode))]
  const text = paragraphs.map((each): PdfNode => ({
    text: runs(each),
    fontSize: 9.6,
    lineHeight: 1.08,
    color: INK,
    margin: [0, 0, 0, 6],
  }))
  if (text.length === 0)
    return { margin: [0, 20, 0, 0], ...amenityColumns(amenities, ink, mapCode) }
  const main = [
    heading(SHEET_TEXTS.about, ink),
    ...text,
    ...(isMapUnderText ? mapBlock(mapCode) : []),
  ]
  if (side.length === 0) return { margin: [0, 20, 0, 0], stack: main }
  return {
    margin: [0, 20, 0, 0],
    columnGap: 30,
    columns: [
      { width: '*', stack: main },
      { width: SIDE, stack: side },
    ],
  }
}

function heading(text: string, ink: string): PdfNode {
  return { text, ...HEADING, fontSize: 12.5, color: ink, margin: [0, 0, 0, 9] }
}

function amenityList(amenities: readonly string[], ink: string): PdfNode[] {
  if (amenities.length === 0) return []
  return [
    heading(SHEET_TEXTS.amenities, ink),
    {
      stack: amenities.map((each) => ({
        text: runs(each),
        fontSize: 9.2,
        lineHeight: 0.98,
        margin: [0, 0, 0, 2.5] as const,
      })),
      margin: [0, 0, 0, 14],
    },
  ]
}

function amenityColumns(
  amenities: readonly string[],
  ink: string,
  mapCode: Sheet['mapCode'],
): PdfNode {
  const third = Math.ceil(amenities.length / 3)
  const columns = [0, 1, 2].map((at) => amenities.slice(at * third, (at + 1) * third))
  return {
    stack: [
      ...(amenities.length === 0
        ? []
        : [
            heading(SHEET_TEXTS.amenities, ink),
            {
              columnGap: 18,
              columns: columns.map((some) => ({
                width: '*' as const,
                stack: some.map((each) => ({
                  text: runs(each),
                  fontSize: 9.6,
                  margin: [0, 0, 0, 3] as const,
                })),
              })),
              margin: [0, 0, 0, 18] as const,
            },
          ]),
      ...mapBlock(mapCode),
    ],
  }
}

function mapBlock(mapCode: Sheet['mapCode']): PdfNode[] {
  if (mapCode === null) return []
  return [
    {
      unbreakable: true,
      margin: [0, 8, 0, 0],
      columnGap: 9,
      columns: [
        { width: MAP_CODE, svg: codeSvg(mapCode.url, INK) },
        {
          width: '*',
          text: runs(mapCode.caption),
          fontSize: 8.5,
          color: SOFT,
          margin: [0, MAP_CODE / 2 - 6, 0, 0],
        },
      ],
    },
  ]
}

function galleryPage(
  { title, price, ink }: Sheet,
  page: SheetPictures['gallery'][number],
): PdfContent[] {
  return [
    {
      pageBreak: 'before',
      columnGap: 20,
      columns: [
        {
          width: '*',
          text: runs(title.length > 70 ? `${title.slice(0, 69)}…` : title),
          ...HEADING,
          fontSize: 12.5,
          color: INK,
        },
        { width: 'auto', text: runs(price), ...HEADING, fontSize: 12.5, color: ink },
      ],
    },
    ...page.map((each) => photo(each.dataUrl, each)),
  ]
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

function photo(dataUrl: string, { x, y, width, height }: Place): PdfNode {
  return { image: dataUrl, width, height, absolutePosition: { x, y } }
}

function rule(color: string, height = 4): PdfNode {
  return { canvas: [{ type: 'rect', x: 0, y: 0, w: LETTER.width, h: height, color }] }
}
