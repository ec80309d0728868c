import { whatsappNumber } from '@predio/domain/whatsapp'
import { shownTitle } from '@predio/domain/properties'
import { Mail } from 'lucide-react'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { useNoteAnswer } from '../../records/prospects/api/settle-prospect.ts'
import { useRecipient } from '../../records/whatsapp/api/read-recipient.ts'
import { WhatsAppForm } from '../../records/whatsapp/whatsapp-form.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { messages } from './messages.ts'
import { nameOf } from './use-settle.ts'

interface AnswerProps {
  prospect: Prospect
  /** Whom the prospect became. */
  clientId: string
  onClose: () => void
}

/** PROS-56: right after the acceptance, the text of an answer by WhatsApp, or else by mail. */
export function AnswerForm({ prospect, clientId, onClose }: AnswerProps) {
  const { data: client, isError } = useRecipient(clientId)
  const { data: profile, isPending, isError: hasNoProfile } = useProfile()
  const note = useNoteAnswer()
  if (isError) {
    return (
      <FormActions failure={messages.recipientFailed}>
        <Button onPress={onClose}>{messages.next}</Button>
      </FormActions>
    )
  }
  if (!client || (isPending && !hasNoProfile)) return <FormSkeleton fields={2} hasButton />
  const answered = () => note.mutate(prospect.id)
  if (whatsappNumber(client) === null) {
    return (
      <>
        <Notice tone="info">{messages.noNumber}</Notice>
        <FormActions>
          <Button look="secondary" onPress={onClose}>
            {messages.next}
          </Button>
          {prospect.email && (
            <ButtonLink
              href={`mailto:${prospect.email}`}
              icon={<Mail aria-hidden="true" className="size-4.5" />}
              onPress={answered}
            >
              {messages.writeMail}
            </ButtonLink>
          )}
        </FormActions>
      </>
    )
  }
  const { property_id: id, property_title: title } = prospect
  const listing = title === null ? null : shownTitle(title)
  return (
    <WhatsAppForm
      client={client}
      {...(id !== null &&
        title !== null && { property: { id, title, price: null, currency: 'MXN' } })}
      text={messages.answerText(profile?.full_name ?? '', listing ?? prospect.listing_text)}
      category="presentacion"
      cancelLabel={messages.later}
      onSent={() => {
        answered()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** The same over the list, for a row that was accepted there. */
export function AnswerDialog(props: AnswerProps) {
  return (
    <Dialog
      title={messages.answerTitle(nameOf(props.prospect))}
      closesOutside={false}
      onClose={props.onClose}
    >
      <AnswerForm {...props} />
    </Dialog>
  )
}
