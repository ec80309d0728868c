import {
  METHOD_LABELS,
  PRIVACY_MESSAGES,
  RECORDED_METHODS,
  type ConsentMethod,
} from '@predio/domain/privacy'
import { greetingName } from '@predio/domain/text'
import { Check, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { useRecordConsent } from '../../../records/privacy/api/consents.ts'
import { useNoticeToken, type CurrentNotice } from '../../../records/privacy/api/current-notice.ts'
import { LINK_KINDS } from '../../../records/public-links/kinds.ts'
import { useWhatsApp } from '../../../records/whatsapp/use-whatsapp.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ClientPageData } from '../api/read-client-page.ts'
import { messages } from './messages.ts'

const METHODS = RECORDED_METHODS.map((id) => ({ id, label: METHOD_LABELS[id] }))

interface RecordConsentProps {
  client: ClientPageData
  notice: CurrentNotice
}

/** PRIV-10 and PRIV-13: one button records a consent; another sends the notice to the client and asks for consent. */
export function RecordConsent({ client, notice }: RecordConsentProps) {
  const record = useRecordConsent()
  const whatsApp = useWhatsApp()
  const { data: token, isError, refetch } = useNoticeToken()
  const [id, setId] = useState(newId)
  const [method, setMethod] = useState<ConsentMethod>('in_person')
  const [acceptsOptional, setAcceptsOptional] = useState(false)

  async function recordIt(): Promise<void> {
    try {
      await record.mutateAsync({
        id,
        clientId: client.id,
        noticeId: notice.id,
        method,
        acceptsOptional: notice.hasOptional && acceptsOptional,
      })
      setId(newId())
      toast.success(messages.recorded)
    } catch {
      toast.error(messages.recordFailed)
    }
  }

  async function ask(): Promise<void> {
    if (!token) {
      toast.error(messages.askFailed)
      void refetch()
      return
    }
    const isSent = await whatsApp.send({
      client,
      text: PRIVACY_MESSAGES.invitation(
        greetingName(client),
        LINK_KINDS.notice.addressOf(location.origin, token),
      ),
      texts: { sent: messages.asked, failed: messages.askFailed },
    })
    if (isSent) setMethod('whatsapp')
  }

  return (
    <div className="flex flex-col gap-4">
      <Select
        label={messages.method}
        options={METHODS}
        value={method}
        onChange={(key) => setMethod(key as ConsentMethod)}
      />
      {notice.hasOptional && (
        <Checkbox
          label={messages.acceptsOptional}
          isSelected={acceptsOptional}
          onChange={setAcceptsOptional}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          isPending={record.isPending}
          icon={<Check aria-hidden="true" className="size-4.5" />}
          onPress={() => void recordIt()}
        >
          {messages.record}
        </Button>
        <Button
          look="secondary"
          size="small"
          isDisabled={whatsApp.isSending || (!token && !isError)}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          onPress={() => void ask()}
        >
          {messages.ask}
        </Button>
      </div>
    </div>
  )
}
