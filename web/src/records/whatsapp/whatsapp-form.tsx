import type { ScriptCategory } from '@predio/domain/scripts'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { MessageCircle } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useFocusFaultOf } from '../../lib/use-focus-fault.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Option } from '../../ui/option.ts'
import { PartFailure } from '../../ui/part-failure.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { PropertyPicker, type PickedProperty } from '../listings/property-picker.tsx'
import { useScripts } from '../scripts/api/list-scripts.ts'
import { useRecipient, type Recipient } from './api/read-recipient.ts'
import { messages, unfilledText } from './messages.ts'
import { ScriptSelect } from './script-select.tsx'
import { useMessageText } from './use-message-text.ts'
import { useWhatsApp } from './use-whatsapp.ts'
import { words } from '../../lib/words.ts'

export interface WhatsAppFormProps {
  client?: Recipient | undefined
  property?: { id: string; title: string; price: number | null; currency: string } | undefined
  opportunityId?: string | undefined
  templateId?: string | undefined
  category?: ScriptCategory | undefined
  text?: string | undefined
  onTemplate?: (id: string | undefined) => void
  cancelLabel?: string
  /** Called instead of `onClose` after the message was recorded. */
  onSent?: () => void
  onClose: () => void
}

export function WhatsAppForm({
  client: given,
  property: givenProperty,
  opportunityId,
  templateId: firstTemplate,
  text: firstText,
  category,
  onTemplate,
  cancelLabel = words.cancel,
  onClose,
  onSent = onClose,
}: WhatsAppFormProps) {
  const [chosen, setChosen] = useState<Option | null>(null)
  const [picked, setPicked] = useState<PickedProperty | null>(null)
  const [templateId, setTemplateId] = useState(firstTemplate)
  const element = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<{ at: 'client' | 'text' }>()
  useFocusFaultOf(element, fault)
  const [failure, setFailure] = useState<string>()
  const recipient = useRecipient(chosen?.id)
  const client = given ?? recipient.data
  const { data: scripts = [], isError: hasNoScripts, refetch: readScripts } = useScripts()
  const template = scripts.find(({ id }) => id === templateId)
  const property = givenProperty ?? (picked ? toSubject(picked) : undefined)
  const message = useMessageText(firstText, template, { client, property })
  const whatsApp = useWhatsApp()

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setFailure(undefined)
    if (!client) return setFault({ at: 'client' })
    if (message.text.trim() === '') return setFault({ at: 'text' })
    setFault(undefined)
    const isRecorded = await whatsApp.send({
      client,
      text: message.text,
      propertyId: property?.id,
      opportunityId,
      templateId: template?.id,
      onFailure: setFailure,
    })
    if (isRecorded) onSent()
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void submit(event)}
    >
      {!given && (
        <ClientPicker
          isRequired
          value={chosen}
          onChange={setChosen}
          newClientType="comprador"
          error={clientProblem()}
        />
      )}
      {client && whatsappNumber(client) === null && (
        <Notice tone="warning">{messages.numberMissing}</Notice>
      )}
      {hasNoScripts && scripts.length === 0 && (
        <PartFailure text={messages.scriptsFailed} onRetry={() => void readScripts()} />
      )}
      <ScriptSelect
        scripts={scripts}
        category={category}
        hasOwnText={firstText !== undefined}
        value={templateId}
        onChange={(id) => {
          setTemplateId(id)
          onTemplate?.(id)
          message.startOver()
        }}
      />
      {!givenProperty && (firstText === undefined || template) && (
        <PropertyPicker label={messages.property} value={picked} onChange={setPicked} />
      )}
      <TextArea
        isRequired
        label={messages.message}
        rows={7}
        value={message.text}
        onChange={message.type}
        description={messages.messageHelp}
        error={
          fault?.at === 'text' && message.text.trim() === '' ? messages.contentMissing : undefined
        }
      />
      {message.unfilled.length > 0 && client && (
        <Notice tone="warning">{unfilledText(message.unfilled)}</Notice>
      )}
      <FormActions failure={failure}>
        <Button look="secondary" isDisabled={whatsApp.isSending} onPress={onClose}>
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          isDisabled={whatsApp.isSending || recipient.isReading}
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
        >
          {whatsApp.isSending ? messages.sending : messages.send}
        </Button>
      </FormActions>
    </form>
  )

  function clientProblem(): string | undefined {
    if (recipient.isError) return messages.contactFailed
    return fault?.at === 'client' && !chosen ? messages.clientMissing : undefined
  }
}

/** The price of a picked property is in pesos; a price in dollars is null, and a warning asks the agent to write it. */
function toSubject({ id, label, price }: PickedProperty) {
  return { id, title: label, price, currency: 'MXN' }
}
