import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import { openWhatsApp } from '../../ui/share.ts'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { linkTexts } from '../public-links/messages.ts'
import { messageOf, type PreparedReport } from './prepared-report.ts'

export function useSendReport(report: PreparedReport, onSent: (() => void) | undefined) {
  const whatsApp = useWhatsApp()

  async function sendTo(client: Recipient): Promise<void> {
    const isSent = await whatsApp.send({
      client,
      text: messageOf(report),
      propertyId: report.propertyId,
      texts: linkTexts.report.sent,
    })
    if (isSent) onSent?.()
  }

  return {
    sendTo,
    sendToAnybody: () => openWhatsApp(messageOf(report)),
    isSending: whatsApp.isSending,
  }
}
