import type { PdfContent, PdfDefinition } from '../../lib/pdf/index.ts'
import type { Report, ReportLine } from './report.ts'

const INK = '#26231d'
const SOFT = '#5b5346'
const LINE = '#e6ddce'
const GREEN = '#1f5a41'
const GROUND = '#e1eee4'
const BAR_WIDTH = 120

export function reportPdf(report: Report, prepared: string): PdfDefinition {
  const { title, subject, headline, sections, notes } = report
  return {
    info: { title: `${title}: ${subject}` },
    content: [
      { text: 'Predio', color: GREEN, bold: true, fontSize: 10 },
      { text: title, fontSize: 20, bold: true, color: INK, margin: [0, 4, 0, 0] },
      { text: subject, fontSize: 12, color: SOFT },
      { text: prepared, fontSize: 9, color: SOFT, margin: [0, 2, 0, 14] },
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            [
              { text: headline.label, color: GREEN, margin: [12, 12, 0, 10] },
              {
                text: headline.value,
                color: GREEN,
                bold: true,
                fontSize: 20,
                alignment: 'right',
                margin: [0, 6, 12, 6],
              },
            ],
          ],
        },
        layout: { ...BARE, fillColor: () => GROUND },
      },
      ...sections.map(({ title: name, lines }): PdfContent => ({
        unbreakable: true,
        stack: [
          { text: name, bold: true, fontSize: 12, color: INK, margin: [0, 18, 0, 4] },
          { table: { widths: ['*', 'auto'], body: lines.map(row) }, layout: RULED },
        ],
      })),
      ...notes.map((text): PdfContent => ({
        text,
        fontSize: 9,
        color: SOFT,
        margin: [0, 14, 0, 0],
      })),
    ],
    footer: (page, pages) => ({
      text: pages > 1 ? `${page} de ${pages}` : '',
      alignment: 'center',
      fontSize: 8,
      color: SOFT,
    }),
  }
}

const BARE = { hLineWidth: () => 0, vLineWidth: () => 0 }
const RULED = { hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: LINE }

function row({ label, value, isTotal = false, bar }: ReportLine): PdfContent[] {
  const name: PdfContent = { text: label, color: isTotal ? INK : SOFT, bold: isTotal }
  return [
    bar === undefined ? name : { columns: [{ ...name, width: '*' }, drawBar(bar)] },
    { text: value, alignment: 'right', bold: isTotal, color: INK },
  ]
}

function drawBar(part: number): PdfContent {
  const w = Math.max(BAR_WIDTH * part, 1)
  return {
    width: BAR_WIDTH,
    canvas: [{ type: 'rect', x: 0, y: 3, w, h: 8, r: 2, color: GREEN }],
  }
}
