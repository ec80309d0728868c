import { fullName } from '@predio/domain/clients'
import { useMemo, useState, type ReactNode } from 'react'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { type ClientRecord, readClient } from '../../../records/clients/api/read-client.ts'
import { messages } from '../../../records/clients/messages.ts'
import { readNextTask } from '../../../records/tasks/api/read-next-task.ts'
import { useTaskDialog } from '../../../records/tasks/use-task-dialog.ts'
import { toast } from '../../../ui/toast.ts'
import { ClientDialog } from '../client-dialog-on-demand.ts'

export interface RowForms {
  onEdit: (client: ListedClient) => void
  onStep: (client: ListedClient) => void
}

/** Rows of the list have only some columns, so the forms read the stored record. */
export function useRowForms(): { opens: RowForms; dialogs: ReactNode } {
  const { id: userId } = useUser()
  const [edited, setEdited] = useState<ClientRecord>()
  const { open, dialog } = useTaskDialog()
  const opens = useMemo(() => {
    async function edit({ id }: ListedClient): Promise<void> {
      const stored = await readClient(userId, id)
      if (stored) setEdited(stored)
      else toast.error(messages.gone)
    }
    async function step(client: ListedClient): Promise<void> {
      const task =
        client.next_task_title === null ? undefined : await readNextTask(userId, client.id)
      open(task ? { task } : { client: { id: client.id, label: fullName(client) } })
    }
    const tell = (error: unknown) => {
      log.error('record of a row not read', error)
      toast.error(messages.loadFailed)
    }
    return {
      onEdit: (client: ListedClient) => void edit(client).catch(tell),
      onStep: (client: ListedClient) => void step(client).catch(tell),
    }
  }, [userId, open])
  return {
    opens,
    dialogs: (
      <>
        {dialog}
        {edited && (
          <ClientDialog key={edited.id} client={edited} onClose={() => setEdited(undefined)} />
        )}
      </>
    ),
  }
}
