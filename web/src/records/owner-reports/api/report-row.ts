import type { Json } from '@predio/domain/database'
import type { OwnerReportFacts } from '@predio/domain/owner-reports'

/** A report in the list of its listing: everything but what the owner sees. */
export interface SentReport {
  id: string
  title: string
  first_day: string
  last_day: string
  expires_at: string
  revoked_at: string | null
  views: number
  last_viewed_at: string | null
  created_at: string
  updated_at: string
  client: { id: string; first_name: string; last_name: string | null } | null
}

export const SENT_COLUMNS =
  'id, title, first_day, last_day, expires_at, revoked_at, views, last_viewed_at, created_at, updated_at, client:clients(id, first_name, last_name)'

export function toJson(facts: OwnerReportFacts): Json {
  return facts as unknown as Json
}
