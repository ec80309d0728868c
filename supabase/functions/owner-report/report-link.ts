import type { OwnerReportFacts } from '../../../domain/src/owner-reports/owner-report.ts'
import type { Link, LinkPlace } from '../_shared/links/find-link.ts'

export interface Report extends Link {
  title: string
  first_day: string
  last_day: string
  recommendation: string | null
  facts: OwnerReportFacts
  property_id: string
  client: { id: string; first_name: string; last_name: string | null } | null
}

export function placeOfReport(tokenHash: string): LinkPlace {
  return {
    table: 'owner_reports',
    tokenHash,
    columns:
      'title,first_day,last_day,recommendation,facts,property_id,client:clients(id,first_name,last_name)',
  }
}
