import type { OutboxInteraction } from '../../../../records/interactions/api/outbox-interactions.ts'
import type { HistoryEntry, InteractionEntry } from './api/read-history.ts'

export type ShownEntry = HistoryEntry & { unsent?: OutboxInteraction }

/** OUT-02: unsent notes stand above the stored entries, newest first; stored entries with an unsent change are not listed twice. */
export function addOutboxEntries(
  entries: readonly HistoryEntry[],
  unsent: readonly OutboxInteraction[],
): ShownEntry[] {
  return [...unsent.toReversed().map(toEntry), ...withoutUnsent(entries, unsent)]
}

export function withoutUnsent<Entry extends HistoryEntry>(
  entries: readonly Entry[],
  unsent: readonly OutboxInteraction[],
): Entry[] {
  const ids = new Set(unsent.map(({ recordId }) => recordId))
  return entries.filter(({ source, id }) => source !== 'interaction' || !ids.has(id))
}

function toEntry(unsent: OutboxInteraction): InteractionEntry & { unsent: OutboxInteraction } {
  const { id, type, subject, description, outcome, moment, property_title, ...row } = unsent.row
  const { is_inbound, pinned_at, updated_at, photos } = row
  return {
    source: 'interaction',
    id,
    at: moment,
    record_id: id,
    type,
    title: subject,
    detail: [description, outcome].filter(Boolean).join('\n') || null,
    facts: { property: property_title, is_inbound, pinned_at, updated_at, photos },
    unsent,
  }
}
