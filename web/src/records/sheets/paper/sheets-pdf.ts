import { tintOf } from '@predio/domain/identity'
import type { Sheet } from '@predio/domain/sheets'
import { makePdf, type PdfDefinition } from '../../../lib/pdf/index.ts'
import { contactBand, NOTES, plainFoot } from './contact-band.ts'
import {
  contactPictures,
  posterPictures,
  sheetPictures,
  type PosterSize,
  type SheetPictures,
} from './paper-pictures.ts'
import { posterPage, POSTER_TINT } from './poster-page.ts'
import { BODY, sheetFonts, withoutPictograms } from '../look/sheet-fonts.ts'
import { sheetPages } from './sheet-pages.ts'
import { BAND, BAND_GAP, FOOT, INK, MARGIN, TOP } from '../look/sheet-look.ts'

export interface MadePdf {
  pdf: Blob
  missing: number
}

const STYLE = { font: BODY, fontSize: 10, lineHeight: 1.25, color: INK }

/** SHEET-01: each listing has its own pages. All sheets are of one kind and one agent. */
export async function sheetsPdf(
  sheets: readonly Sheet[],
  posterSize: PosterSize,
  signal: AbortSignal,
): Promise<MadePdf> {
  const [first] = sheets
  if (!first) throw new Error('a PDF of no listing')
  const made: SheetPictures[] = []
  // The sheets are made one after the other, because decoded photographs take four bytes a pixel.
  for (const sheet of sheets) {
    signal.throwIfAborted()
    made.push(
      sheet.kind === 'poster'
        ? await posterPictures(sheet, posterSize, signal)
        : await sheetPictures(sheet, signal),
    )
  }
  const ground = first.kind === 'poster' ? tintOf(first.color, POSTER_TINT) : first.color
  const contact = await contactPictures(first, ground, signal)
  const none: SheetPictures = { cover: null, gallery: [], missing: 0 }
  const definition: PdfDefinition = {
    info: { title: withoutPictograms(first.title) },
    defaultStyle: STYLE,
    ...(first.kind === 'poster'
      ? {
          pageSize: posterSize === 'letter' ? 'LETTER' : 'TABLOID',
          pageMargins: 0,
          content: sheets.flatMap((sheet, at) =>
            posterPage(sheet, made[at] ?? none, contact, posterSize, at === 0),
          ),
        }
      : {
          pageMargins: [MARGIN, TOP, MARGIN, first.contact ? BAND + BAND_GAP : FOOT],
          content: sheets.flatMap((sheet, at) => sheetPages(sheet, made[at] ?? none, at === 0)),
          footer: first.contact
            ? () => contactBand(first, contact)
            : (page, pages) =>
                plainFoot(page, pages, first.kind === 'colleague' ? NOTES.colleague : NOTES.client),
        }),
  }
  signal.throwIfAborted()
  return {
    pdf: await makePdf(definition, sheetFonts()),
    missing: made.reduce((sum, each) => sum + each.missing, 0),
  }
}
