import { DEFAULT_SHARE_DAYS, shareUrl } from '@predio/domain/documents'
import { DEFAULT_REPORT_DAYS, reportUrl } from '@predio/domain/owner-reports'
import { noticePath } from '@predio/domain/privacy'
import { contactPath } from '@predio/domain/prospects'
import { selectionUrl } from '@predio/domain/selections'
import { linkTexts } from './messages.ts'

export const LINK_KINDS = {
  selection: {
    table: 'selections',
    days: DEFAULT_SHARE_DAYS,
    addressOf: selectionUrl,
    texts: linkTexts.selection,
  },
  report: {
    table: 'owner_reports',
    days: DEFAULT_REPORT_DAYS,
    addressOf: reportUrl,
    texts: linkTexts.report,
  },
  document: {
    table: 'document_shares',
    days: DEFAULT_SHARE_DAYS,
    addressOf: shareUrl,
    texts: linkTexts.document,
  },
  notice: {
    addressOf: (origin: string, token: string) => `${origin}${noticePath(token)}`,
    texts: linkTexts.notice,
  },
  contact: {
    addressOf: (origin: string, token: string) => `${origin}${contactPath(token)}`,
    texts: linkTexts.contact,
  },
  prospects: {
    addressOf: (origin: string, token: string) => `${origin}/functions/v1/prospects/${token}`,
    texts: linkTexts.prospects,
  },
} as const

export type LinkKindName = Exclude<
  keyof typeof LINK_KINDS,
  'notice' | 'contact' | 'prospects' | 'feeds'
>

export interface PublicLink {
  id: string
  expires_at: string
  revoked_at: string | null
  views: number
  last_viewed_at: string | null
}
