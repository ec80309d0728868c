import { fullName } from '@predio/domain/clients'
import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import type { UnsentClient } from '../../records/clients/api/unsent-clients.ts'
import type { UnsentInteraction } from '../../records/interactions/api/unsent-interactions.ts'
import type { UnsentTask } from '../../records/tasks/api/unsent-tasks.ts'
import { KIND_LABELS, messages } from './messages.ts'

interface Described {
  title: string
  detail: string
}

export function describeEntry(entry: OutboxEntry): Described {
  switch (entry.kind) {
    case 'clients':
      return { title: fullName((entry as UnsentClient).row), detail: KIND_LABELS.clients }
    case 'interactions': {
      const { row } = entry as UnsentInteraction
      return {
        title: row.subject,
        detail: joined(INTERACTION_TYPE_LABELS[row.type], row.client_name),
      }
    }
    case 'tasks': {
      const { row, base } = entry as UnsentTask
      const isDone = base !== undefined && row.status === 'completed'
      const what = isDone ? messages.completed : base && messages.changeOf
      return { title: row.title, detail: joined(KIND_LABELS.tasks, what, row.client_name) }
    }
  }
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
