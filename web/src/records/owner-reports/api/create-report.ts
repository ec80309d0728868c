import { shareExpiry } from '@predio/domain/documents'
import {
  DEFAULT_REPORT_DAYS,
  OWNER_REPORT_TEXTS,
  ofPeriod,
  type OwnerReportFacts,
  type ReportPeriod,
} from '@predio/domain/owner-reports'
import { useMutation } from '@tanstack/react-query'
import { recordKind } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SENT_COLUMNS, toJson, type SentReport } from './report-row.ts'

const reports = recordKind({
  table: 'owner_reports',
  select: () => supabase().from('owner_reports').select(SENT_COLUMNS),
  toRow: (row): SentReport => row,
})

interface NewReport {
  /** A second attempt after a lost answer reuses the id. */
  id: string
  token: string
  propertyId: string
  clientId: string | null
  period: ReportPeriod
  recommendation: string | null
  facts: OwnerReportFacts
  zone: string
}

/** The server gets only the hash of the token. */
export function useCreateReport() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: ({ id, token, period, zone, ...report }: NewReport) =>
      reports.createOnce(userId, {
        id,
        values: {
          property_id: report.propertyId,
          client_id: report.clientId,
          title: OWNER_REPORT_TEXTS.title(ofPeriod(period)),
          first_day: period.firstDay,
          last_day: period.lastDay,
          recommendation: report.recommendation,
          facts: toJson(report.facts),
          token_hash: sha256(token),
          expires_at: shareExpiry(new Date(), zone, DEFAULT_REPORT_DAYS).toISOString(),
        },
      }),
    meta: { failure: 'owner report not created' },
  })
}
