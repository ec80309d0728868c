import {
  INTERACTION_TYPE_LABELS,
  interactionMoment,
  type InteractionType,
} from '@predio/domain/interactions'
import { shownTitle } from '@predio/domain/properties'
import type { RecordKind } from '../../../lib/navigation.ts'
import type { ClientPageData } from './read-client-page.ts'
import { messages } from './messages.ts'

export type TimelineKind = InteractionType | 'opportunity' | 'task' | 'document'

export interface TimelineEntry {
  id: string
  kind: TimelineKind
  at: Date
  title: string
  /** The kind of entry, as shown. */
  label: string
  detail: string | null
  /** The kind of record, where the entry can be opened. */
  record?: RecordKind
}

type Told = Pick<
  ClientPageData,
  'interactions' | 'whatsapp_messages' | 'opportunities' | 'tasks' | 'documents'
>

/** The history of a client, newest first (CLIENT-18). Pending tasks are shown in a list of their own. */
export function buildTimeline(page: Told): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...page.interactions.map((each) => ({
      id: each.id,
      kind: each.type,
      at: interactionMoment(each),
      title: each.subject,
      label: INTERACTION_TYPE_LABELS[each.type],
      record: 'interacciones' as const,
      detail: joined([shownTitle(each.property?.title ?? null), each.description, each.outcome]),
    })),
    ...page.whatsapp_messages.map(({ id, content, direction, sent_at }) => ({
      id,
      kind: 'whatsapp' as const,
      at: new Date(sent_at),
      title: direction === 'inbound' ? messages.messageReceived : messages.messageSent,
      label: messages.whatsapp,
      detail: content,
    })),
    ...page.opportunities.map(({ id, type, created_at, property }) => ({
      id,
      kind: 'opportunity' as const,
      at: new Date(created_at),
      title: messages.newOpportunityOf[type === 'rent' ? 'rent' : 'sale'],
      label: messages.opportunity,
      record: 'oportunidades' as const,
      detail: shownTitle(property?.title ?? null),
    })),
    ...page.tasks.flatMap(({ id, title, completed_at }) =>
      completed_at === null
        ? []
        : [
            {
              id,
              kind: 'task' as const,
              at: new Date(completed_at),
              title,
              label: messages.taskDone,
              record: 'tareas' as const,
              detail: null,
            },
          ],
    ),
    ...page.documents.map(({ id, name, created_at }) => ({
      id,
      kind: 'document' as const,
      at: new Date(created_at),
      title: name,
      label: messages.document,
      record: 'documentos' as const,
      detail: null,
    })),
  ]
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

function joined(parts: readonly (string | null | undefined)[]): string | null {
  const texts = parts.filter(Boolean)
  return texts.length > 0 ? texts.join('\n') : null
}
