import { whatsappNumber } from '@predio/domain/whatsapp'
import { Copy, Link2, MessageCircle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { useRecipient } from '../whatsapp/api/read-recipient.ts'
import { messages } from './messages.ts'
import { PdfButton } from './pdf-button.tsx'
import { messageOf, type PreparedReport } from './prepared-report.ts'
import { useSendReport } from './use-send-report.ts'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

interface ReportActionsProps {
  report: PreparedReport
  isCreating: boolean
  onCreate: () => void
  onSent: (() => void) | undefined
}

export function ReportActions({ report, isCreating, onCreate, onSent }: ReportActionsProps) {
  const recipient = useRecipient(report.owner?.id)
  const { sendTo, sendToAnybody, isSending } = useSendReport(report, onSent)

  function send(): void {
    if (recipient.data && whatsappNumber(recipient.data)) void sendTo(recipient.data)
    else sendToAnybody()
  }

  return (
    <div className="grid w-full gap-3 min-[22.5rem]:grid-cols-2 sm:flex sm:w-auto">
      <Button
        look="quiet"
        icon={<Copy {...ICON} />}
        onPress={() => void copyAndTell(messageOf(report))}
      >
        {messages.copyText}
      </Button>
      <Button
        look="secondary"
        icon={<MessageCircle {...ICON} />}
        isDisabled={isSending || recipient.isReading}
        onPress={send}
      >
        {messages.whatsApp}
      </Button>
      <PdfButton report={report} />
      <Button
        icon={<Link2 {...ICON} />}
        isPending={isCreating}
        pendingLabel={messages.creating}
        onPress={onCreate}
      >
        {messages.createLink}
      </Button>
    </div>
  )
}
