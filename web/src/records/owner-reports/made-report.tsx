import { reportUrl } from '@predio/domain/owner-reports'
import { MadeLink } from '../public-links/made-link.tsx'
import { messages } from './messages.ts'
import { PdfButton } from './pdf-button.tsx'
import type { PreparedReport } from './prepared-report.ts'
import { useSendReport } from './use-send-report.ts'

interface MadeReportProps {
  report: PreparedReport
  token: string
  onSent: (() => void) | undefined
  onClose: () => void
}

/** The link of a new report, to copy or to send; only this page knows its token. */
export function MadeReport({ report, token, onSent, onClose }: MadeReportProps) {
  const { sendTo, isSending } = useSendReport(report, onSent)
  return (
    <MadeLink
      url={reportUrl(location.origin, token)}
      client={report.owner}
      isSending={isSending}
      onWhatsApp={(recipient) => void sendTo(recipient, token)}
      other={{
        label: onSent ? messages.doneWithTask : messages.done,
        onPress: () => {
          onSent?.()
          onClose()
        },
      }}
    >
      <div className="flex">
        <PdfButton report={report} />
      </div>
    </MadeLink>
  )
}
