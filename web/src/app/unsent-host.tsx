import { useEffect, useState } from 'react'
import { lazyDialog } from '../ui/dialog-on-demand.tsx'
import type { OutboxEntry } from '../lib/outbox/entry.ts'
import { startOutbox } from '../lib/outbox/start-outbox.ts'
import type { OutboxKinds } from '../lib/outbox/send-outbox.ts'
import { UnsentButton } from '../features/unsent/unsent-button.tsx'
import { type UnsentClient, unsentClients } from '../records/clients/api/unsent-clients.ts'
import {
  type UnsentInteraction,
  unsentInteractions,
} from '../records/interactions/api/unsent-interactions.ts'
import { InteractionDialog } from '../records/interactions/use-interaction-dialog.ts'
import { TaskDialog } from '../records/tasks/use-task-dialog.ts'
import { type UnsentTask, unsentTasks } from '../records/tasks/api/unsent-tasks.ts'

const ClientDialog = lazyDialog(
  async () => (await import('../features/clients/client-dialog.tsx')).ClientDialog,
)

const KINDS: OutboxKinds = {
  clients: unsentClients,
  interactions: unsentInteractions,
  tasks: unsentTasks,
}

export function UnsentHost() {
  const [reviewed, setReviewed] = useState<OutboxEntry>()
  useEffect(() => startOutbox(KINDS), [])
  return (
    <>
      <UnsentButton onReview={setReviewed} />
      {reviewed && <Review entry={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  )
}

/** SAVE-05: saving the reviewed record merges changes from elsewhere as every form does. */
function Review({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  switch (entry.kind) {
    case 'clients':
      return <ClientDialog unsent={entry as UnsentClient} onClose={onClose} />
    case 'interactions': {
      const unsent = entry as UnsentInteraction
      return <InteractionDialog interaction={unsent.base} unsent={unsent} onClose={onClose} />
    }
    case 'tasks': {
      const unsent = entry as UnsentTask
      return <TaskDialog task={unsent.base} unsent={unsent} onClose={onClose} />
    }
  }
}
