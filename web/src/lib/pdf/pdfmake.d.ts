declare module 'pdfmake/build/pdfmake.js' {
  import type { PdfDefinition } from './definition.ts'

  interface FontFiles {
    normal: string
    bold: string
    italics: string
    bolditalics: string
  }

  const pdfmake: {
    setFonts: (fonts: Record<string, FontFiles>) => void
    setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void
    createPdf: (definition: PdfDefinition) => { getBlob: () => Promise<Blob> }
  }
  export default pdfmake
}
