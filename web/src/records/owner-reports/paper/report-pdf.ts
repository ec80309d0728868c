import { onPaper, type Identity } from '@predio/domain/identity'
import { describeReport, ofPeriod, OWNER_REPORT_TEXTS } from '@predio/domain/owner-reports'
import { showAgent } from '@predio/domain/outputs'
import { waMeUrl } from '@predio/domain/phones'
import { contactOf, SHEET_TEXTS, type SheetFoot } from '@predio/domain/sheets'
import { makePdf, type PdfDefinition } from '../../../lib/pdf/index.ts'
import { contactBand, plainFoot } from '../../sheets/paper/contact-band.ts'
import { bannerPicture, contactPictures } from '../../sheets/paper/paper-pictures.ts'
import { BODY, sheetFonts, withoutPictograms } from '../../sheets/look/sheet-fonts.ts'
import { BAND, BAND_GAP, FOOT, INK, LETTER, MARGIN, TOP } from '../../sheets/look/sheet-look.ts'
import type { PreparedReport } from '../prepared-report.ts'
import { BANNER, reportPages } from './report-pages.ts'

/** OREP-09: the PDF holds the report as text that can be selected. */
export async function reportPdf(
  { facts, period, recommendation, owner }: PreparedReport,
  given: Identity,
  signal: AbortSignal,
): Promise<Blob> {
  const identity = showAgent('ownerReport', given)
  const { color, phone } = identity
  const chat = phone === null ? null : waMeUrl(phone, '')
  const foot: SheetFoot = {
    color,
    contact: contactOf(identity),
    contactCode: chat === null ? null : { url: chat, caption: SHEET_TEXTS.whatsAppCaption },
  }
  const [photo, pictures] = await Promise.all([
    bannerPicture(facts.listing.image, { width: LETTER.width, height: BANNER }, signal),
    contactPictures(foot, color, signal),
  ])
  const title = OWNER_REPORT_TEXTS.title(ofPeriod(period))
  const described = describeReport(facts, period)
  const definition: PdfDefinition = {
    info: { title: withoutPictograms(`${title}: ${facts.listing.title}`) },
    defaultStyle: { font: BODY, fontSize: 9.6, lineHeight: 1.15, color: INK },
    pageMargins: [MARGIN, TOP, MARGIN, foot.contact ? BAND + BAND_GAP : FOOT],
    content: reportPages({
      title,
      ownerName: owner?.firstName ?? null,
      described,
      facts,
      recommendation,
      color,
      ink: onPaper(color),
      photo,
    }),
    footer: foot.contact
      ? () => contactBand(foot, pictures)
      : (page, pages) => plainFoot(page, pages, described.madeOn),
  }
  return makePdf(definition, sheetFonts())
}
