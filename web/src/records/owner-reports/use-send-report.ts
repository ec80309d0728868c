import { maskShareTokens } from '@predio/domain/documents'
import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import { openChat } from '../whatsapp/chat-window.ts'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { messages } from './messages.ts'
import { messageOf, type PreparedReport } from './prepared-report.ts'

/** Sends the report as a text: to the owner's number, or to whomever the person chooses in WhatsApp. */
export function useSendReport(report: PreparedReport, onSent: (() => void) | undefined) {
  const whatsApp = useWhatsApp()

  async function sendTo(client: Recipient, token?: string): Promise<void> {
    const text = messageOf(report, token)
    const isSent = await whatsApp.send({
      client,
      text,
      recorded: maskShareTokens(text),
      propertyId: report.propertyId,
      texts: { sent: messages.sent, failed: messages.sendFailed },
    })
    if (isSent) onSent?.()
  }

  function sendToAnybody(): void {
    const text = messageOf(report).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    openChat(`https://wa.me/?text=${encodeURIComponent(text)}`)
  }

  return { sendTo, sendToAnybody, isSending: whatsApp.isSending }
}
