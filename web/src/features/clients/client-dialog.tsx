import { planMerge } from '@predio/domain/clients'
import { splitName } from '@predio/domain/csv'
import { useState } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { KnownClient } from '../../records/clients/api/find-duplicates.ts'
import { readClient, type ClientRecord } from '../../records/clients/api/read-client.ts'
import { messages } from '../../records/clients/messages.ts'
import { MergeForm, MergeFrame } from './merge/merge-form.tsx'
import {
  NEW_CLIENT,
  toForm,
  toRecord,
  type ClientForm as Values,
} from '../../records/clients/form/client-form-schema.ts'
import { ClientForm } from '../../records/clients/form/client-form.tsx'
import type { OutboxClient } from '../../records/clients/api/outbox-clients.ts'
import { recordTarget, useOpen } from '../../lib/navigation.ts'

interface ClientDialogProps {
  client?: ClientRecord
  name?: string | undefined
  phone?: string | undefined
  unsent?: OutboxClient
  onClose: () => void
  onSaved?: (client: ClientRecord, isNew: boolean) => void
}

interface Edited {
  loaded: ClientRecord | undefined
  initial: Values
}

export function ClientDialog({
  client,
  name = '',
  phone = '',
  unsent,
  onClose,
  onSaved,
}: ClientDialogProps) {
  const { id: userId } = useUser()
  const open = useOpen()
  const shown = unsent?.row ?? client
  const [edited, setEdited] = useState<Edited>({
    loaded: client,
    initial: shown ? toForm(shown) : newClient(name, phone),
  })
  const [mergedWith, setMergedWith] = useState<string>()

  async function mergeInto(known: KnownClient, typed: Values): Promise<void> {
    if (edited.loaded) return setMergedWith(known.id)
    try {
      const record = await readClient(userId, known.id)
      if (record) setEdited({ loaded: record, initial: mergeTyped(record, typed) })
    } catch (error) {
      log.error('client not read', error)
      toast.error(messages.loadFailed)
    }
  }

  if (mergedWith && edited.loaded) {
    return (
      <MergeFrame onClose={onClose}>
        <MergeForm ids={[edited.loaded.id, mergedWith]} onClose={onClose} />
      </MergeFrame>
    )
  }
  return (
    <Dialog
      title={edited.loaded ? messages.editClient : messages.newClient}
      closesOutside={false}
      onClose={onClose}
    >
      <ClientForm
        key={edited.loaded?.id ?? 'new'}
        loaded={edited.loaded}
        initial={edited.initial}
        unsent={edited.loaded ? undefined : unsent}
        onClose={onClose}
        onSaved={(saved, isNew) => onSaved?.(saved, isNew)}
        onOpen={({ id }) => {
          onClose()
          open(recordTarget('clientes', id))
        }}
        onMerge={(known, typed) => void mergeInto(known, typed)}
      />
    </Dialog>
  )
}

function mergeTyped(record: ClientRecord, typed: Values): Values {
  const { client, preferences } = toRecord(typed)
  const plan = planMerge(record, { ...client, id: '', needs_review: false, preferences })
  // Text that does not fit into the notes is appended to them, so that the form reports the excess instead of dropping it.
  const notes = [plan.values.notes, plan.overflow].filter(Boolean).join('\n\n')
  return toForm({ ...plan.values, notes, preferences: plan.preferences })
}

function newClient(name: string, phone: string): Values {
  const { first, last } = splitName(name)
  return { ...NEW_CLIENT, first_name: first, last_name: last, phone }
}
