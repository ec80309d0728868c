import { isLocalHost } from '../public-links/is-local-host.ts'
import {
  reportMessage,
  reportUrl,
  type OwnerReportFacts,
  type ReportPeriod,
} from '@predio/domain/owner-reports'
import type { Option } from '../../ui/option.ts'

export interface PreparedReport {
  propertyId: string
  owner: (Option & { firstName: string }) | null
  period: ReportPeriod
  recommendation: string | null
  facts: OwnerReportFacts
}

/** OREP-09 and LINK-02: the message contains the link only if it can be opened outside of this network. */
export function messageOf(report: PreparedReport, token?: string): string {
  const isOpenToOthers = token !== undefined && !isLocalHost(location.hostname)
  return reportMessage({
    ...report.period,
    ownerName: report.owner?.firstName ?? null,
    facts: report.facts,
    recommendation: report.recommendation,
    url: isOpenToOthers ? reportUrl(location.origin, token) : null,
  })
}
