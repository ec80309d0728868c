import { fullName } from '@predio/domain/clients'
import { maskShareTokens } from '@predio/domain/documents'
import { SELECTION_MESSAGES, selectionUrl } from '@predio/domain/selections'
import { greetingName } from '@predio/domain/text'
import { MadeLink } from '../public-links/made-link.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import type { SelectionRow } from './api/selection-row.ts'
import { messages } from './messages.ts'

interface SendLinkProps {
  selection: SelectionRow
  token: string
  onDone: () => void
}

/** The link of a selection, to copy or to send; only this page knows its token. */
export function SendLink({ selection, token, onDone }: SendLinkProps) {
  const whatsApp = useWhatsApp()
  const url = selectionUrl(location.origin, token)
  const { client } = selection

  async function send(recipient: Recipient): Promise<void> {
    const text = SELECTION_MESSAGES.invitation(greetingName(recipient), url)
    await whatsApp.send({
      client: recipient,
      text,
      recorded: maskShareTokens(text),
      metadata: { selection_id: selection.id },
      texts: { sent: messages.sent, failed: messages.sendFailed },
    })
  }

  return (
    <MadeLink
      url={url}
      client={client && { id: client.id, label: fullName(client) }}
      isSending={whatsApp.isSending}
      onWhatsApp={(recipient) => void send(recipient)}
      other={{ label: messages.done, onPress: onDone }}
    />
  )
}
