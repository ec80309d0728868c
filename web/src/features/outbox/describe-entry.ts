import { fullName } from '@predio/domain/clients'
import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import type { OutboxClient } from '../../records/clients/api/outbox-clients.ts'
import type { OutboxInteraction } from '../../records/interactions/api/outbox-interactions.ts'
import type { OutboxTask } from '../../records/tasks/api/outbox-tasks.ts'
import { KIND_LABELS, messages } from './messages.ts'

interface Described {
  title: string
  detail: string
}

export function describeEntry(entry: OutboxEntry): Described {
  switch (entry.kind) {
    case 'clients':
      return { title: fullName((entry as OutboxClient).row), detail: KIND_LABELS.clients }
    case 'interactions': {
      const { row } = entry as OutboxInteraction
      return {
        title: row.subject,
        detail: joined(INTERACTION_TYPE_LABELS[row.type], row.client_name),
      }
    }
    case 'tasks': {
      const { row, base } = entry as OutboxTask
      const isDone = base !== undefined && row.status === 'completed'
      const what = isDone ? messages.completed : base && messages.changeOf
      return { title: row.title, detail: joined(KIND_LABELS.tasks, what, row.client_name) }
    }
  }
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
