import { shareText } from '@predio/domain/documents'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { useActionForm } from '../../../ui/use-action-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Option } from '../../../ui/option.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { ExpiryField } from '../../../records/public-links/expiry-field.tsx'
import { useRecipient } from '../../../records/whatsapp/api/read-recipient.ts'
import { messages } from './messages.ts'
import { checkShare, NEW_SHARE, type ShareFormValues } from './share-schema.ts'
import type { SharedDocument, useShare } from './use-share.ts'

interface ShareFormProps {
  document: SharedDocument
  client: Option | null
  sharing: ReturnType<typeof useShare>
}

export function ShareForm({ document, client: given, sharing }: ShareFormProps) {
  const [needsClient, setNeedsClient] = useState(false)
  const [resolver] = useState(() => checkShare(document.name))
  const { form, control, dropDraft, shown, ...creating } = useActionForm<ShareFormValues>({
    draft: `document-share.${document.id}`,
    resolver,
    initial: { ...NEW_SHARE, client: given },
    run: sharing.create,
    explain: () => messages.shareFailed,
    event: 'document not shared',
  })
  const isBusy = creating.isBusy || sharing.isSending
  const days = useField(control, 'days')
  const email = useField(control, 'email')
  const client = useField(control, 'client')
  const message = useField(control, 'message')
  const chosen = useWatch({ control, name: 'client' })
  const recipient = useRecipient(chosen?.id)
  const hasNoNumber = recipient.data !== undefined && whatsappNumber(recipient.data) === null

  async function send(values: ShareFormValues): Promise<void> {
    setNeedsClient(!recipient.data)
    if (recipient.data && (await sharing.send(values, recipient.data))) dropDraft()
  }

  return (
    <form {...shown} className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft">{messages.newLinkHint}</p>
        <HelpLink guide="compartir-documentos">{messages.help}</HelpLink>
      </div>
      <ClientPicker
        label={messages.client}
        value={client.value}
        onChange={client.onChange}
        error={needsClient && !chosen ? messages.clientMissing : undefined}
      />
      {hasNoNumber && <Notice tone="warning">{messages.numberMissing}</Notice>}
      <div className="grid gap-6 sm:grid-cols-2">
        <ExpiryField label={messages.expiry} days={days.value} onChange={days.onChange} />
        <TextField
          label={messages.email}
          type="email"
          autoCapitalize="none"
          description={messages.emailHint}
          {...email}
        />
      </div>
      <TextArea
        label={messages.message}
        description={messages.messageHint(shareText(null, document.name, messages.linkInPlace))}
        {...message}
      />
      {creating.failure && <FormFailure>{creating.failure}</FormFailure>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button
          type="submit"
          look="secondary"
          isDisabled={isBusy}
          icon={<Link2 aria-hidden="true" className="size-4.5" />}
        >
          {messages.create}
        </Button>
        <Button
          isDisabled={isBusy || recipient.isReading || hasNoNumber}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          onPress={() => void form.handleSubmit(send)()}
        >
          {isBusy ? messages.sending : messages.sendWhatsApp}
        </Button>
      </div>
    </form>
  )
}
