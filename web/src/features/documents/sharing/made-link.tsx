import { Copy, Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyAndTell } from '../../../ui/copy-and-tell.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { useRecipient, type Recipient } from '../../../records/whatsapp/api/read-recipient.ts'
import { messages } from './messages.ts'
import type { MadeShare } from './use-share.ts'

interface MadeLinkProps {
  share: MadeShare
  documentName: string
  isSending: boolean
  onWhatsApp: (client: Recipient) => void
  onAnother: () => void
}

/** Shows a new link once: the database stores only the hash of its token (DOC-54). */
export function MadeLink({ share, documentName, isSending, onWhatsApp, onAnother }: MadeLinkProps) {
  const [client, setClient] = useState(share.client)
  const [needsClient, setNeedsClient] = useState(false)
  const recipient = useRecipient(client?.id)
  const hasNoNumber = recipient.data?.whatsapp === null

  function send(): void {
    setNeedsClient(!recipient.data)
    if (recipient.data) onWhatsApp(recipient.data)
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">
        {messages.ready}
        <span className="block font-normal">{messages.readyHint}</span>
      </Notice>
      {/* The button that was pressed is gone, so the focus moves to the link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField autoFocus isReadOnly label={messages.link} value={share.url} />
      {!share.client && (
        <ClientPicker
          label={messages.whatsAppClient}
          value={client}
          onChange={setClient}
          error={needsClient && !client ? messages.clientMissing : undefined}
        />
      )}
      {hasNoNumber && <Notice tone="warning">{messages.numberMissing}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onPress={() => void copyAndTell(share.url)}
        >
          {messages.copy}
        </Button>
        <Button
          look="secondary"
          isDisabled={isSending || recipient.isFetching || hasNoNumber}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          onPress={send}
        >
          {isSending ? messages.sending : messages.sendWhatsApp}
        </Button>
        {share.email !== null && (
          <ButtonLink
            look="secondary"
            href={mailTo(share.email, documentName, share.text)}
            icon={<Mail aria-hidden="true" className="size-4.5" />}
          >
            {messages.byMail}
          </ButtonLink>
        )}
        <Button look="quiet" onPress={onAnother}>
          {messages.another}
        </Button>
      </div>
    </div>
  )
}

/** Opens the person's mail program; the text is encoded, because it may contain question marks and line ends. */
function mailTo(email: string, subject: string, body: string): string {
  const parts = Object.entries({ subject, body }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `mailto:${encodeURIComponent(email)}?${parts.join('&')}`
}
