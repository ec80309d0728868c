/** DOC-40: the column `documents.search` contains the same labels, so a changed label needs a migration. */
export const DOCUMENT_CATEGORY_LABELS = {
  contract: 'Contrato',
  lease_application: 'Solicitud de arrendamiento',
  rent_receipt: 'Recibo de renta',
  maintenance: 'Mantenimiento',
  other: 'Otro',
} as const
export type DocumentCategory = keyof typeof DOCUMENT_CATEGORY_LABELS
export const DOCUMENT_CATEGORIES = Object.keys(DOCUMENT_CATEGORY_LABELS) as DocumentCategory[]

export const DOCUMENT_STATUS_LABELS = {
  draft: 'Borrador',
  pending: 'Pendiente',
  active: 'Activo',
  expired: 'Vencido',
  cancelled: 'Cancelado',
} as const
export type DocumentStatus = keyof typeof DOCUMENT_STATUS_LABELS
export const DOCUMENT_STATUSES = Object.keys(DOCUMENT_STATUS_LABELS) as DocumentStatus[]

/** DOC-40: an upload starts as active, a generated document as a draft. */
export const UPLOADED_STATUS: DocumentStatus = 'active'
export const GENERATED_STATUS: DocumentStatus = 'draft'

export type DocumentTone = 'neutral' | 'warning' | 'success' | 'attention' | 'danger'

export const DOCUMENT_STATUS_TONES: Record<DocumentStatus, DocumentTone> = {
  draft: 'neutral',
  pending: 'warning',
  active: 'success',
  expired: 'attention',
  cancelled: 'danger',
}

export const DOCUMENT_CATEGORY_OPTIONS = DOCUMENT_CATEGORIES.map((id) => ({
  id,
  label: DOCUMENT_CATEGORY_LABELS[id],
}))
export const DOCUMENT_STATUS_OPTIONS = DOCUMENT_STATUSES.map((id) => ({
  id,
  label: DOCUMENT_STATUS_LABELS[id],
}))

export const HISTORY_ACTION_LABELS = {
  created: 'Documento creado',
  edited: 'Documento editado',
  restored: 'Versión restaurada',
  shared: 'Documento compartido',
  revoked: 'Enlace revocado',
  opened: 'Enlace abierto',
  downloaded: 'Documento descargado',
} as const
export type HistoryAction = keyof typeof HISTORY_ACTION_LABELS
export const HISTORY_ACTIONS = Object.keys(HISTORY_ACTION_LABELS) as HistoryAction[]

/** DOC-42: the ids of these date filters are also the comparisons of a saved view. */
export const DATE_RANGE_OPTIONS = [
  { id: 'hoy', label: 'Hoy' },
  { id: 'ultimos:7', label: 'Última semana' },
  { id: 'meses:1', label: 'Último mes' },
] as const
