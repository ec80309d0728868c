import { fullName } from '@predio/domain/clients'
import { useState } from 'react'
import { useRecipient } from '../../../records/whatsapp/api/read-recipient.ts'
import { WhatsAppForm } from '../../../records/whatsapp/whatsapp-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from './messages.ts'

interface MessageRoundProps {
  ids: readonly string[]
  onClose: () => void
}

/** BULK-09: each message has its own press; the chosen script stays for the next client. */
export function MessageRound({ ids, onClose }: MessageRoundProps) {
  const [place, setPlace] = useState(0)
  const [script, setScript] = useState<string>()
  const recipient = useRecipient(ids[place])
  const client = recipient.data

  function next(): void {
    if (place + 1 < ids.length) return setPlace(place + 1)
    toast.success(messages.roundDone)
    onClose()
  }

  return (
    <Dialog
      title={
        client
          ? messages.roundTitle(place + 1, ids.length, fullName(client))
          : messages.roundLoading
      }
      closesOutside={false}
      onClose={onClose}
    >
      {recipient.isError && (
        <>
          <Notice tone="danger">{messages.roundFailed}</Notice>
          <Button look="secondary" onPress={next}>
            {messages.skip}
          </Button>
        </>
      )}
      {client ? (
        <WhatsAppForm
          key={client.id}
          client={client}
          templateId={script}
          onTemplate={setScript}
          cancelLabel={messages.skip}
          onClose={next}
        />
      ) : (
        !recipient.isError && <Skeleton shape="block" className="h-64" />
      )}
    </Dialog>
  )
}
