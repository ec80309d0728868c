/** The categories of documents and of templates (DOC-40). */
export const DOCUMENT_CATEGORIES = [
  'contract',
  'lease_application',
  'rent_receipt',
  'maintenance',
  'other',
] as const
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]

/** The search column `documents.search` contains the same labels: a change here needs a migration. */
export const DOCUMENT_CATEGORY_LABELS: Record<DocumentCategory, string> = {
  contract: 'Contrato',
  lease_application: 'Solicitud de arrendamiento',
  rent_receipt: 'Recibo de renta',
  maintenance: 'Mantenimiento',
  other: 'Otro',
}

export const DOCUMENT_STATUSES = ['draft', 'pending', 'active', 'expired', 'cancelled'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** DOC-40: an upload starts as active, a generated document as a draft. */
export const UPLOADED_STATUS: DocumentStatus = 'active'
export const GENERATED_STATUS: DocumentStatus = 'draft'

export type DocumentTone = 'neutral' | 'warning' | 'success' | 'attention' | 'danger'

export const DOCUMENT_STATUS_BADGES: Record<DocumentStatus, { label: string; tone: DocumentTone }> =
  {
    draft: { label: 'Borrador', tone: 'neutral' },
    pending: { label: 'Pendiente', tone: 'warning' },
    active: { label: 'Activo', tone: 'success' },
    expired: { label: 'Vencido', tone: 'attention' },
    cancelled: { label: 'Cancelado', tone: 'danger' },
  }

/** Options for the select fields of forms and filters. */
export const DOCUMENT_CATEGORY_OPTIONS = DOCUMENT_CATEGORIES.map((id) => ({
  id,
  label: DOCUMENT_CATEGORY_LABELS[id],
}))
export const DOCUMENT_STATUS_OPTIONS = DOCUMENT_STATUSES.map((id) => ({
  id,
  label: DOCUMENT_STATUS_BADGES[id].label,
}))

export const HISTORY_ACTIONS = [
  'created',
  'edited',
  'restored',
  'shared',
  'revoked',
  'opened',
  'downloaded',
] as const
export type HistoryAction = (typeof HISTORY_ACTIONS)[number]

export const HISTORY_ACTION_LABELS: Record<HistoryAction, string> = {
  created: 'Documento creado',
  edited: 'Documento editado',
  restored: 'Versión restaurada',
  shared: 'Documento compartido',
  revoked: 'Enlace revocado',
  opened: 'Enlace abierto',
  downloaded: 'Documento descargado',
}

/** The date filter of the list (DOC-42); its ids are comparisons of a view. */
export const DATE_RANGE_OPTIONS = [
  { id: 'hoy', label: 'Hoy' },
  { id: 'ultimos:7', label: 'Última semana' },
  { id: 'meses:1', label: 'Último mes' },
] as const
