import type pdfmakeBuild from 'pdfmake/build/pdfmake.js'
import type { PdfDefinition } from './definition.ts'

type PdfMake = typeof pdfmakeBuild

const DEFAULTS = {
  pageSize: 'LETTER',
  pageMargins: [64, 64, 64, 72],
  defaultStyle: { fontSize: 11, lineHeight: 1.3, color: '#1c1b18' },
  language: 'es-MX',
} as const satisfies Partial<PdfDefinition>

let loading: Promise<PdfMake> | undefined

/** EXPORT-16: a PDF with embedded fonts. pdfmake is loaded with the first PDF. */
export async function makePdf(definition: PdfDefinition): Promise<Blob> {
  loading ??= loadPdfMake()
  try {
    const pdfmake = await loading
    return await pdfmake.createPdf({ ...DEFAULTS, ...definition }).getBlob()
  } catch (error) {
    // The failed download is not cached, so the next attempt loads pdfmake again.
    loading = undefined
    throw error
  }
}

async function loadPdfMake(): Promise<PdfMake> {
  const [{ default: pdfmake }, ...files] = await Promise.all([
    import('pdfmake/build/pdfmake.js'),
    import('pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'),
    import('pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'),
    import('pdfmake/fonts/Roboto/Roboto-Italic.ttf?url'),
    import('pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf?url'),
  ])
  const [normal = '', bold = '', italics = '', bolditalics = ''] = files.map(
    ({ default: address }) => new URL(address, location.href).href,
  )
  pdfmake.setFonts({ Roboto: { normal, bold, italics, bolditalics } })
  // A document may contain text of third parties, which must not make the browser call another address.
  pdfmake.setUrlAccessPolicy((url) => url.startsWith(`${location.origin}/`))
  return pdfmake
}
