import { fullName } from '@predio/domain/clients'
import { maskShareTokens, shareExpiry } from '@predio/domain/documents'
import {
  DEFAULT_REPORT_DAYS,
  ofPeriod,
  OWNER_REPORT_MESSAGE,
  reportUrl,
} from '@predio/domain/owner-reports'
import { useState } from 'react'
import { words } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useZone } from '../../profile/use-zone.ts'
import { MadeLink } from '../../public-links/made-link.tsx'
import { newToken } from '../../public-links/new-token.ts'
import type { Recipient } from '../../whatsapp/api/read-recipient.ts'
import { useWhatsApp } from '../../whatsapp/use-whatsapp.ts'
import { useReplaceReportLink } from '../api/change-report.ts'
import type { SentReport } from '../api/report-row.ts'
import { messages } from '../messages.ts'

interface NewLinkDialogProps {
  report: SentReport
  onClose: () => void
}

/** OREP-08: the earlier link ends when the new one is made, so that is asked first. */
export function NewLinkDialog({ report, onClose }: NewLinkDialogProps) {
  const zone = useZone()
  const replace = useReplaceReportLink(report.id)
  // The same for a retry after a lost answer.
  const [token] = useState(newToken)
  return (
    <Dialog
      title={report.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      {replace.isSuccess ? (
        <NewLink report={report} token={token} onClose={onClose} />
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-ink-soft">{messages.newLinkText}</p>
          {replace.isError && <Notice tone="danger">{messages.newLinkFailed}</Notice>}
          <FormActions>
            <Button look="secondary" onPress={onClose}>
              {words.cancel}
            </Button>
            <Button
              isPending={replace.isPending}
              pendingLabel={words.saving}
              onPress={() =>
                replace.mutate({
                  token,
                  expiresAt: shareExpiry(new Date(), zone, DEFAULT_REPORT_DAYS),
                })
              }
            >
              {messages.newLink}
            </Button>
          </FormActions>
        </div>
      )}
    </Dialog>
  )
}

function NewLink({ report, token, onClose }: NewLinkDialogProps & { token: string }) {
  const whatsApp = useWhatsApp()
  const { client } = report
  const url = reportUrl(location.origin, token)

  async function send(recipient: Recipient): Promise<void> {
    const period = ofPeriod({ firstDay: report.first_day, lastDay: report.last_day })
    const text = OWNER_REPORT_MESSAGE.invitation(recipient.first_name, period, url)
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
