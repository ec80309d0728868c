import { useEffect, useState } from 'react'
import type { OutboxEntry } from '../lib/outbox/entry.ts'
import { startOutbox } from '../lib/outbox/start-outbox.ts'
import type { OutboxKinds } from '../lib/outbox/send-outbox.ts'
import { ClientDialog } from '../features/clients/client-dialog-on-demand.ts'
import { OutboxButton } from '../features/outbox/outbox-button.tsx'
import { type OutboxClient, unsentClients } from '../records/clients/api/outbox-clients.ts'
import {
  type OutboxInteraction,
  unsentInteractions,
} from '../records/interactions/api/outbox-interactions.ts'
import { InteractionDialog } from '../records/interactions/use-interaction-dialog.ts'
import { TaskDialog } from '../records/tasks/use-task-dialog.ts'
import { type OutboxTask, unsentTasks } from '../records/tasks/api/outbox-tasks.ts'

const KINDS: OutboxKinds = {
  clients: unsentClients,
  interactions: unsentInteractions,
  tasks: unsentTasks,
}

export function OutboxHost() {
  const [reviewed, setReviewed] = useState<OutboxEntry>()
  useEffect(() => startOutbox(KINDS), [])
  return (
    <>
      <OutboxButton onReview={setReviewed} />
      {reviewed && <Review entry={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  )
}

/** SAVE-05: the form merges changes that were made elsewhere meanwhile, as every form does. */
function Review({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  switch (entry.kind) {
    case 'clients':
      return <ClientDialog unsent={entry as OutboxClient} onClose={onClose} />
    case 'interactions': {
      const unsent = entry as OutboxInteraction
      return <InteractionDialog interaction={unsent.base} unsent={unsent} onClose={onClose} />
    }
    case 'tasks': {
      const unsent = entry as OutboxTask
      return <TaskDialog task={unsent.base} unsent={unsent} onClose={onClose} />
    }
  }
}
