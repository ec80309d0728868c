import { fillScript, listVariables, scriptValues } from '@predio/domain/scripts'
import { isOpen, TASK_MESSAGES } from '@predio/domain/tasks'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRecipient, type Recipient } from '../whatsapp/api/read-recipient.ts'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { WhatsAppDialog } from '../whatsapp/whatsapp-dialog-on-demand.ts'
import { useSetStatus } from './api/set-status.ts'
import type { TaskRow } from './api/task-row.ts'
import { messages } from './messages.ts'

interface MessageButtonProps {
  task: Pick<TaskRow, 'id' | 'status' | 'message' | 'property_id'>
  client: Recipient
}

/**
 * PLAN-11: one press opens WhatsApp with the task's message and completes the task. If a variable of the message has no value, the agent
 * fills it in first.
 */
export function MessageButton({ task, client: given }: MessageButtonProps) {
  const { send, isSending } = useWhatsApp()
  const { mutateAsync: setStatus } = useSetStatus()
  const [isWriting, setWriting] = useState(false)
  const { message } = task
  const canSend = message !== null && isOpen(task)
  // The row of a task does not have the client's telephone, which replaces a missing WhatsApp number, so the client is read.
  const read = useRecipient(canSend && given.whatsapp === null ? given.id : undefined)
  const client = read.data ?? given
  if (!canSend) return null
  const text = fillScript(message, scriptValues({ client }))

  async function write(): Promise<void> {
    if (listVariables(text).length > 0) return setWriting(true)
    const isRecorded = await send({ client, text, propertyId: task.property_id ?? undefined })
    if (!isRecorded) return
    try {
      await setStatus({ task: { id: task.id }, status: 'completed' })
    } catch {
      toast.error(TASK_MESSAGES.saveFailed)
    }
  }

  return (
    <>
      <IconButton
        label={messages.sendMessage}
        about={client.first_name}
        icon={<MessageCircle aria-hidden="true" />}
        isDisabled={isSending || read.isReading}
        onPress={() => void write()}
      />
      {isWriting && (
        <WhatsAppDialog client={client} text={message} onClose={() => setWriting(false)} />
      )}
    </>
  )
}
