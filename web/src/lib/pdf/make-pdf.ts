import type pdfmakeBuild from 'pdfmake/build/pdfmake.js'
import type { PdfDefinition } from './definition.ts'

type PdfMake = typeof pdfmakeBuild
type Families = Parameters<PdfMake['setFonts']>[0]

interface Loaded {
  pdfmake: PdfMake
  roboto: Families
}

const DEFAULTS = {
  pageSize: 'LETTER',
  pageMargins: [64, 64, 64, 72],
  defaultStyle: { fontSize: 11, lineHeight: 1.3, color: '#1c1b18' },
  language: 'es-MX',
} as const satisfies Partial<PdfDefinition>

let loading: Promise<Loaded> | undefined

/** EXPORT-16: the fonts are embedded. pdfmake loads with the first PDF. */
export async function makePdf(definition: PdfDefinition, families: Families = {}): Promise<Blob> {
  loading ??= loadPdfMake()
  try {
    const { pdfmake, roboto } = await loading
    pdfmake.setFonts({ ...roboto, ...families })
    return await pdfmake.createPdf({ ...DEFAULTS, ...definition }).getBlob()
  } catch (error) {
    // A failed download is forgotten, so that the next attempt loads pdfmake again.
    loading = undefined
    throw error
  }
}

async function loadPdfMake(): Promise<Loaded> {
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
  // Text of other people must not make the browser request another host.
  pdfmake.setUrlAccessPolicy((url) => url.startsWith(`${location.origin}/`))
  return { pdfmake, roboto: { Roboto: { normal, bold, italics, bolditalics } } }
}
