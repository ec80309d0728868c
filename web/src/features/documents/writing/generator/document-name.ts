import { DOCUMENT_TYPE_LABELS, type DocumentType } from '@predio/domain/documents'
import type { FormData } from '../records/form-data.ts'

/** Whose document it is, by the field that names them. */
const PERSON: Record<DocumentType, string> = {
  pagare: 'deudor',
  recibo_renta: 'inquilino',
  contrato_arrendamiento: 'arrendatario',
  contrato_compraventa: 'comprador',
}
const MOST = 255

/** 'Pagaré – Luis Gómez': found again by its type or by the person. */
export function documentName(type: DocumentType, data: Readonly<FormData>): string {
  const person = String(data[PERSON[type]] ?? '').trim()
  const label = DOCUMENT_TYPE_LABELS[type]
  return (person === '' ? label : `${label} – ${person}`).slice(0, MOST)
}
