import body from '@fontsource/nunito-sans/files/nunito-sans-latin-400-normal.woff?url'
import bodyBold from '@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff?url'
import head from '@fontsource/piazzolla/files/piazzolla-latin-600-normal.woff?url'
import type { PdfContent } from '../../../lib/pdf/index.ts'

/** pdfmake reads neither variable fonts nor WOFF2, so the fonts of the screens are embedded from other files. */
export const BODY = 'Nunito Sans'
const HEAD = 'Piazzolla'

/** This font has much space between its lines, and its kerning pulls words together. */
export const HEADING = { font: HEAD, lineHeight: 0.82, fontFeatures: { kern: false } } as const

const at = (address: string) => new URL(address, location.href).href

export function sheetFonts() {
  const [normal, bold, heading] = [at(body), at(bodyBold), at(head)]
  return {
    [BODY]: { normal, bold, italics: normal, bolditalics: bold },
    [HEAD]: { normal: heading, bold: heading, italics: heading, bolditalics: heading },
  }
}

const OTHER_LETTERS =
  /([^\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]+)/u
/** No embedded font has these characters; they would be printed as empty boxes. */
const PICTOGRAMS = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\u{fe0f}|\u{200d}|\u{20e3}/gu

export function withoutPictograms(text: string): string {
  return text.replaceAll(PICTOGRAMS, '').replaceAll(/\s+/g, ' ').trim()
}

/** Characters that the embedded fonts lack are set in Roboto, which has more. */
export function runs(text: string): PdfContent {
  const parts = withoutPictograms(text).split(OTHER_LETTERS)
  if (parts.length === 1) return parts[0] ?? ''
  return parts.map((part, place) => (place % 2 === 1 ? { text: part, font: 'Roboto' } : part))
}
