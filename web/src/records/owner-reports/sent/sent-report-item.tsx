import { fullName } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { ofPeriod, OWNER_REPORT_MESSAGE } from '@predio/domain/owner-reports'
import { greetingName } from '@predio/domain/text'
import { useState } from 'react'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { LinkMenu } from '../../public-links/link-menu.tsx'
import { LinkState } from '../../public-links/link-state.tsx'
import { MadeLink } from '../../public-links/made-link.tsx'
import { NewLinkDialog } from '../../public-links/new-link-dialog.tsx'
import type { SentReport } from '../api/report-row.ts'
import { messages } from '../messages.ts'

export function SentReportItem({ report }: { report: SentReport }) {
  const zone = useZone()
  const [isLinking, setLinking] = useState(false)
  const { client } = report
  const period = ofPeriod({ firstDay: report.first_day, lastDay: report.last_day })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <span className="font-medium wrap-anywhere">{report.title}</span>
        <span className="text-ink-soft wrap-anywhere">
          {[
            ...(client ? [messages.forOwner(fullName(client))] : []),
            formatDate(new Date(report.created_at), zone, 'short'),
          ].join(' · ')}
        </span>
        <LinkState link={report} />
      </div>
      <LinkMenu
        kind="report"
        link={report}
        label={messages.options(report.title)}
        onNewLink={() => setLinking(true)}
      />
      {isLinking && (
        <NewLinkDialog kind="report" id={report.id} onClose={() => setLinking(false)}>
          {(token) => (
            <MadeLink
              kind="report"
              token={token}
              client={client && { id: client.id, label: fullName(client) }}
              textFor={(recipient, url) =>
                OWNER_REPORT_MESSAGE.invitation(greetingName(recipient), period, url)
              }
              other={{ label: messages.done, onPress: () => setLinking(false) }}
            />
          )}
        </NewLinkDialog>
      )}
    </li>
  )
}
