import { fullName } from '@predio/domain/clients'
import { maskShareTokens } from '@predio/domain/documents'
import {
  DEFAULT_REPORT_DAYS,
  ofPeriod,
  OWNER_REPORT_MESSAGE,
  reportUrl,
} from '@predio/domain/owner-reports'
import { greetingName } from '@predio/domain/text'
import { MadeLink } from '../../public-links/made-link.tsx'
import { NewLinkDialog } from '../../public-links/new-link-dialog.tsx'
import type { Recipient } from '../../whatsapp/api/read-recipient.ts'
import { useWhatsApp } from '../../whatsapp/use-whatsapp.ts'
import { useReplaceReportLink } from '../api/change-report.ts'
import type { SentReport } from '../api/report-row.ts'
import { messages } from '../messages.ts'

interface ReportLinkDialogProps {
  report: SentReport
  onClose: () => void
}

/** OREP-08: another link for a report that was sent. */
export function ReportLinkDialog({ report, onClose }: ReportLinkDialogProps) {
  return (
    <NewLinkDialog
      days={DEFAULT_REPORT_DAYS}
      replace={useReplaceReportLink(report.id)}
      onClose={onClose}
    >
      {(token) => <NewLink report={report} token={token} onClose={onClose} />}
    </NewLinkDialog>
  )
}

function NewLink({ report, token, onClose }: ReportLinkDialogProps & { token: string }) {
  const whatsApp = useWhatsApp()
  const { client } = report
  const url = reportUrl(location.origin, token)

  async function send(recipient: Recipient): Promise<void> {
    const period = ofPeriod({ firstDay: report.first_day, lastDay: report.last_day })
    const text = OWNER_REPORT_MESSAGE.invitation(greetingName(recipient), period, url)
    await whatsApp.send({
      client: recipient,
      text,
      recorded: maskShareTokens(text),
      texts: { sent: messages.sent, failed: messages.sendFailed },
    })
  }

  return (
    <MadeLink
      url={url}
      client={client && { id: client.id, label: fullName(client) }}
      isSending={whatsApp.isSending}
      onWhatsApp={(recipient) => void send(recipient)}
      other={{ label: messages.done, onPress: onClose }}
    />
  )
}
