export type { PdfContent, PdfDefinition, PdfNode } from './definition.ts'
export { makePdf } from './make-pdf.ts'
