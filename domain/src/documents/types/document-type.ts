import type { DocumentCategory } from '../document.ts'

/** DOC-60: the document types that the generator offers. */
export const DOCUMENT_TYPES = [
  'pagare',
  'recibo_renta',
  'contrato_arrendamiento',
  'contrato_compraventa',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  pagare: 'Pagaré',
  recibo_renta: 'Recibo de renta',
  contrato_arrendamiento: 'Contrato de arrendamiento',
  contrato_compraventa: 'Contrato de compraventa',
}

export const CATEGORY_OF_TYPE: Record<DocumentType, DocumentCategory> = {
  pagare: 'other',
  recibo_renta: 'rent_receipt',
  contrato_arrendamiento: 'contract',
  contrato_compraventa: 'contract',
}

export function isDocumentType(text: string): text is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === text)
}
