import { fullName } from '@predio/domain/clients'
import { formatDate, formatLastDay } from '@predio/domain/dates'
import { SHARE_STATE_LABELS, shareState, type ShareState } from '@predio/domain/documents'
import { useState } from 'react'
import { nearDate } from '../../../lib/near-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { useZone } from '../../profile/use-zone.ts'
import type { SentReport } from '../api/report-row.ts'
import { messages } from '../messages.ts'
import { ReportLinkDialog } from './report-link-dialog.tsx'
import { ReportMenu } from './report-menu.tsx'

const TONES: Record<ShareState, Tone> = { active: 'success', expired: 'neutral', revoked: 'danger' }

/** A report that was sent: for whom, whether it was opened, and until when it can be. */
export function SentReportItem({ report }: { report: SentReport }) {
  const now = useNow()
  const zone = useZone()
  const [asksForLink, setAsksForLink] = useState(false)
  const state = shareState(report, now)
  const { views, last_viewed_at: lastView, client } = report
  const facts = [
    messages.views(views),
    ...(lastView ? [messages.lastView(nearDate(new Date(lastView), now, zone))] : []),
  ].join(', ')
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{report.title}</span>
          <Badge tone={TONES[state]}>{SHARE_STATE_LABELS[state]}</Badge>
        </span>
        <span className="text-ink-soft wrap-anywhere">
          {[
            ...(client ? [messages.forOwner(fullName(client))] : []),
            formatDate(new Date(report.created_at), zone, 'short'),
          ].join(' · ')}
        </span>
        <span className="text-ink-soft">{facts}</span>
        {state === 'active' && (
          <span className="text-ink-soft">
            {messages.expires(formatLastDay(report.expires_at, zone))}
          </span>
        )}
      </div>
      <ReportMenu report={report} state={state} onNewLink={() => setAsksForLink(true)} />
      {asksForLink && <ReportLinkDialog report={report} onClose={() => setAsksForLink(false)} />}
    </li>
  )
}
