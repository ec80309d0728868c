import { tintOf } from '@predio/domain/identity'
import {
  OWNER_REPORT_TEXTS as texts,
  type DescribedReport,
  type ReportGroup,
  type ReportRow,
  type ReportSection,
  type ReportSectionId,
} from '@predio/domain/owner-reports'
import type { PdfContent, PdfNode } from '../../../lib/pdf/index.ts'
import { HEADING, runs } from '../../sheets/look/sheet-fonts.ts'
import { LETTER, LINE, MARGIN, SOFT, titleSize, TOP } from '../../sheets/look/sheet-look.ts'
import type { PreparedReport } from '../prepared-report.ts'

export interface PaperReport extends Pick<PreparedReport, 'facts' | 'recommendation'> {
  title: string
  ownerName: string | null
  described: DescribedReport
  color: string
  ink: string
  photo: string | null
}

export const BANNER = 132
const PLAIN_HEAD = 30
const GAP = 30
const WIDTH = LETTER.width - 2 * MARGIN
const COLUMN = (WIDTH - GAP) / 2
const BAR = 5

export function reportPages(report: PaperReport): PdfContent[] {
  const { described, ink } = report
  const part = (id: ReportSectionId) =>
    described.sections.flatMap((section) => (section.id === id ? [section] : []))
  const column = (...ids: ReportSectionId[]): PdfNode => ({
    width: COLUMN,
    stack: ids.flatMap(part).map((section) => sectionBlock(section, report)),
  })
  return [
    ...head(report),
    figures(report),
    ...recommendation(report),
    {
      margin: [0, 20, 0, 0],
      columnGap: GAP,
      columns: [column('interest', 'price', 'answers'), column('visits')],
    },
    ...part('similar').map((section) => comparison(section, ink)),
    {
      text: runs(described.madeOn),
      fontSize: 7.5,
      color: SOFT,
      margin: [0, 14, 0, 0],
    },
  ]
}

function head({
  photo,
  color,
  ink,
  title,
  ownerName,
  facts,
  described,
}: PaperReport): PdfContent[] {
  const { listing } = facts
  const height = photo ? BANNER : PLAIN_HEAD
  const rule = photo ? 4 : PLAIN_HEAD
  const name = ownerName === null ? title : `${title} · ${ownerName}`
  return [
    ...(photo
      ? [{ image: photo, width: LETTER.width, height: BANNER, absolutePosition: { x: 0, y: 0 } }]
      : []),
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: LETTER.width, h: rule, color }],
      absolutePosition: { x: 0, y: photo ? BANNER : 0 },
    },
    {
      text: runs(name.toLocaleUpperCase('es-MX')),
      fontSize: 8.5,
      bold: true,
      color: ink,
      characterSpacing: 1.1,
      margin: [0, height - TOP + 24, 0, 5],
    },
    {
      columnGap: 24,
      columns: [
        {
          width: '*',
          stack: [
            {
              text: runs(listing.title),
              ...HEADING,
              fontSize: Math.min(21, titleSize(listing.title)),
            },
            ...(listing.location === ''
              ? []
              : [
                  {
                    text: runs(listing.location),
                    fontSize: 10,
                    color: SOFT,
                    margin: [0, 6, 0, 0],
                  } as const,
                ]),
          ],
        },
        {
          width: 168,
          text: runs(described.price),
          ...HEADING,
          fontSize: described.price.length > 14 ? 16 : 20,
          color: ink,
          alignment: 'right',
        },
      ],
    },
  ]
}

function figures({ described, color, ink }: PaperReport): PdfContent {
  const given = described.figures
  return {
    margin: [0, 18, 0, 0],
    table: {
      widths: given.map(() => '*' as const),
      body: [
        given.map(({ value, label }): PdfNode => ({
          stack: [
            { text: value, ...HEADING, fontSize: 24, color: ink, alignment: 'center' },
            {
              text: runs(label),
              fontSize: 8,
              color: SOFT,
              alignment: 'center',
              margin: [0, 4, 0, 0],
            },
          ],
        })),
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 || line === given.length ? 0 : 0.6),
      vLineColor: LINE,
      paddingTop: () => 11,
      paddingBottom: () => 8,
      paddingLeft: () => 2,
      paddingRight: () => 2,
      fillColor: () => tintOf(color, 0.07),
    },
  }
}

function recommendation({ recommendation: text, color, ink }: PaperReport): PdfContent[] {
  if (!text) return []
  const paragraphs = text.split(/\n+/).filter((each) => each.trim() !== '')
  return [
    {
      margin: [0, 18, 0, 0],
      table: {
        widths: ['*'],
        body: [
          [
            {
              stack: [
                heading(texts.recommendation, ink, 6),
                ...paragraphs.map((each): PdfNode => ({
                  text: runs(each),
                  fontSize: 10.5,
                  margin: [0, 0, 0, 4],
                })),
              ],
            },
          ],
        ],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (line) => (line === 0 ? 3 : 0),
        vLineColor: color,
        paddingTop: () => 2,
        paddingBottom: () => 0,
        paddingLeft: () => 14,
        paddingRight: () => 0,
      },
    },
  ]
}

function sectionBlock(
  { id, title, text, groups }: ReportSection,
  { color, ink }: PaperReport,
): PdfNode {
  return {
    // A list of visits may be longer than a page.
    unbreakable: id !== 'visits',
    margin: [0, 0, 0, 16],
    stack: [
      heading(title, ink, 5),
      { text: runs(text), color: SOFT, margin: [0, 0, 0, 5] },
      ...groups.map((group) => groupBlock(group, color)),
    ],
  }
}

function groupBlock({ title, rows }: ReportGroup, color: string): PdfNode {
  return {
    margin: [0, 2, 0, 4],
    stack: [
      ...(title === null
        ? []
        : [{ text: runs(title), bold: true, fontSize: 8.5, margin: [0, 2, 0, 3] } as const]),
      ...rows.map((row) => rowBlock(row, color)),
    ],
  }
}

function rowBlock({ label, value, share }: ReportRow, color: string): PdfNode {
  const line: PdfNode = {
    columnGap: 8,
    columns: [
      { width: '*', text: runs(label) },
      { width: 'auto', text: runs(value), bold: true, alignment: 'right' },
    ],
  }
  if (share === undefined) return { ...line, margin: [0, 0, 0, 2] }
  return {
    unbreakable: true,
    margin: [0, 0, 0, 5],
    stack: [
      line,
      {
        canvas: [
          { type: 'rect', x: 0, y: 0, w: COLUMN, h: BAR, r: BAR / 2, color: LINE },
          ...(share > 0
            ? [
                {
                  type: 'rect' as const,
                  x: 0,
                  y: 0,
                  w: Math.max(BAR, COLUMN * share),
                  h: BAR,
                  r: BAR / 2,
                  color,
                },
              ]
            : []),
        ],
      },
    ],
  }
}

function comparison({ title, text, groups }: ReportSection, ink: string): PdfNode {
  const rows = groups.flatMap((group) => group.rows)
  const cell = (value: string, look: Partial<PdfNode> = {}): PdfNode => ({
    text: runs(value),
    alignment: 'right',
    ...look,
  })
  return {
    unbreakable: true,
    margin: [0, 2, 0, 0],
    stack: [
      heading(title, ink, 6),
      { text: runs(text), color: SOFT, margin: [0, 0, 0, 6] },
      ...(rows.length === 0
        ? []
        : [
            {
              table: {
                widths: ['*' as const, 130, 130],
                body: [
                  [
                    { text: '' },
                    cell(texts.own, { fontSize: 8.5, color: SOFT }),
                    cell(texts.others, { fontSize: 8.5, color: SOFT }),
                  ],
                  ...rows.map((row) => [
                    { text: runs(row.label) },
                    cell(row.value, { bold: true }),
                    cell(row.other ?? '', { color: SOFT }),
                  ]),
                ],
              },
              layout: {
                hLineWidth: (line: number) => (line === 0 || line === rows.length + 1 ? 0 : 0.6),
                vLineWidth: () => 0,
                hLineColor: LINE,
                paddingTop: () => 4,
                paddingBottom: () => 3,
                paddingLeft: () => 0,
                paddingRight: () => 0,
              },
            } as PdfNode,
          ]),
    ],
  }
}

function heading(text: string, ink: string, below: number): PdfNode {
  return { text: runs(text), ...HEADING, fontSize: 12.5, color: ink, margin: [0, 0, 0, below] }
}
