/** Section 3's categories, of documents and of templates. */
export const DOCUMENT_CATEGORIES = [
  'contract',
  'lease_application',
  'rent_receipt',
  'maintenance',
  'other',
] as const
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]

/** The words that the database's `documents.search` holds, too. */
export const DOCUMENT_CATEGORY_LABELS: Record<DocumentCategory, string> = {
  contract: 'Contrato',
  lease_application: 'Solicitud de arrendamiento',
  rent_receipt: 'Recibo de renta',
  maintenance: 'Mantenimiento',
  other: 'Otro',
}

export const DOCUMENT_STATUSES = ['draft', 'pending', 'active', 'expired', 'cancelled'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** Section 4: what is uploaded is active, what is generated is a draft. */
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

/** As forms offer them. */
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
