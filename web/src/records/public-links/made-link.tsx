import { maskShareTokens } from '@predio/domain/documents'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { Copy, Mail, MessageCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Option } from '../../ui/option.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { NoticeReminder } from '../privacy/notice-reminder.tsx'
import { useRecipient, type Recipient } from '../whatsapp/api/read-recipient.ts'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { LINK_KINDS, type LinkKindName } from './kinds.ts'
import { LocalAddressNotice } from './local-address-notice.tsx'
import { messages } from './messages.ts'

interface MadeLinkProps {
  kind: LinkKindName
  token: string
  client: Option | null
  mail?: { email: string; subject: string; body: string } | undefined
  textFor: (client: Recipient, url: string) => string
  record?: { propertyId?: string; metadata?: Record<string, string> }
  onSent?: (() => void) | undefined
  other: { label: string; onPress: () => void }
  children?: ReactNode
}

/** DOC-54: a new link is shown only now, because the database stores just the hash of its token. */
export function MadeLink({
  kind,
  token,
  client: given,
  mail,
  textFor,
  record,
  onSent,
  other,
  children,
}: MadeLinkProps) {
  const { addressOf, texts } = LINK_KINDS[kind]
  const url = addressOf(location.origin, token)
  const whatsApp = useWhatsApp()
  const [client, setClient] = useState(given)
  const [needsClient, setNeedsClient] = useState(false)
  const recipient = useRecipient(client?.id)
  const hasNoNumber = recipient.data !== undefined && whatsappNumber(recipient.data) === null

  async function send(): Promise<void> {
    setNeedsClient(!recipient.data)
    if (!recipient.data) return
    const text = textFor(recipient.data, url)
    const isSent = await whatsApp.send({
      client: recipient.data,
      text,
      recorded: maskShareTokens(text),
      ...record,
      texts: texts.sent,
    })
    if (isSent) onSent?.()
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">
        {messages.ready}
        <span className="block font-normal">{messages.readyHint}</span>
      </Notice>
      <LocalAddressNotice />
      {/* The pressed button is gone, so the focus moves to the link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField autoFocus isReadOnly label={messages.link} value={url} />
      {!given && (
        <ClientPicker
          label={messages.whatsAppClient}
          value={client}
          onChange={setClient}
          error={needsClient && !client ? messages.clientMissing : undefined}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onPress={() => void copyAndTell(url)}
        >
          {messages.copy}
        </Button>
        <Button
          look="secondary"
          isDisabled={whatsApp.isSending || recipient.isReading || hasNoNumber}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          onPress={() => void send()}
        >
          {whatsApp.isSending ? messages.sending : messages.sendWhatsApp}
        </Button>
        {mail && (
          <ButtonLink
            look="secondary"
            href={mailTo(mail)}
            icon={<Mail aria-hidden="true" className="size-4.5" />}
          >
            {messages.byMail}
          </ButtonLink>
        )}
        <Button look="quiet" onPress={other.onPress}>
          {other.label}
        </Button>
      </div>
      {children}
      {/* These notices come last, because they appear after a read and must not move a button. */}
      {hasNoNumber && <Notice tone="warning">{messages.numberMissing}</Notice>}
      <NoticeReminder />
    </div>
  )
}

/** The text may contain question marks and line ends, so it is percent-encoded. */
function mailTo({
  email,
  subject,
  body,
}: {
  email: string
  subject: string
  body: string
}): string {
  const parts = Object.entries({ subject, body }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `mailto:${encodeURIComponent(email)}?${parts.join('&')}`
}
