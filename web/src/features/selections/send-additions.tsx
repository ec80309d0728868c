import { maskShareTokens, shareState } from '@predio/domain/documents'
import { SELECTION_MESSAGES, selectionUrl } from '@predio/domain/selections'
import { greetingName } from '@predio/domain/text'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { useReplaceLink } from '../../records/public-links/api/change-link.ts'
import { linkTexts } from '../../records/public-links/messages.ts'
import { newToken } from '../../records/public-links/new-token.ts'
import type { SelectionClient, SelectionRow } from '../../records/selections/api/selection-row.ts'
import { unseenItems } from '../../records/selections/describe-selection.ts'
import { useRecipient } from '../../records/whatsapp/api/read-recipient.ts'
import { useWhatsApp } from '../../records/whatsapp/use-whatsapp.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { messages } from './messages.ts'

interface SendAdditionsProps {
  selection: SelectionRow
  client: SelectionClient
}

/** SEL-39: the token of the old link is stored nowhere, so the message contains a new link. */
export function SendAdditions({ selection, client }: SendAdditionsProps) {
  const count = unseenItems(selection).length
  const isRevoked = shareState(selection, useNow()) === 'revoked'
  const recipient = useRecipient(count === 0 ? undefined : client.id)
  const replace = useReplaceLink('selection', selection.id)
  const whatsApp = useWhatsApp()
  // A retry after a lost answer of the server reuses the token.
  const [token, setToken] = useState(newToken)
  if (count === 0 || isRevoked) return null
  const hasNoNumber = recipient.data !== undefined && whatsappNumber(recipient.data) === null

  async function send(): Promise<void> {
    if (!recipient.data) return
    const url = selectionUrl(location.origin, token)
    const text = SELECTION_MESSAGES.additions(greetingName(recipient.data), count, url)
    const isSent = await whatsApp.send({
      client: recipient.data,
      text,
      recorded: maskShareTokens(text),
      metadata: { selection_id: selection.id },
      prepare: () => replace.mutateAsync(token),
      texts: linkTexts.selection.sent,
    })
    if (isSent) setToken(newToken())
  }

  return (
    <Card title={messages.unseen(count, greetingName(client))} titleLevel={3}>
      <p className="text-ink-soft">{messages.unseenText}</p>
      {hasNoNumber && <Notice tone="warning">{messages.numberMissing}</Notice>}
      <div>
        <Button
          isPending={whatsApp.isSending}
          isDisabled={!recipient.data || hasNoNumber}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          onPress={() => void send()}
        >
          {messages.sendUnseen}
        </Button>
      </div>
    </Card>
  )
}
