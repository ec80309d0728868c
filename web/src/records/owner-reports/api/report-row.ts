import type { Json, Tables } from '@predio/domain/database'
import type { OwnerReportFacts } from '@predio/domain/owner-reports'
import type { ColumnsOf } from '../../../lib/columns.ts'

const OWN =
  'id, title, first_day, last_day, expires_at, revoked_at, views, last_viewed_at, created_at, updated_at'

export const SENT_COLUMNS = `${OWN}, client:clients(id, first_name, last_name)` as const

export type SentReport = Pick<Tables<'owner_reports'>, ColumnsOf<typeof OWN>> & {
  client: { id: string; first_name: string; last_name: string | null } | null
}

export function toJson(facts: OwnerReportFacts): Json {
  return facts as unknown as Json
}
