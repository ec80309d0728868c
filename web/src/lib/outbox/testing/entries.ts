import type { NewOutboxEntry, OutboxEntry } from '../entry.ts'

export function aSave(changes: Partial<NewOutboxEntry> = {}): NewOutboxEntry {
  return {
    userId: 'ana',
    kind: 'interactions',
    recordId: 'note',
    needs: [],
    base: undefined,
    values: { subject: 'Uno' },
    row: { id: 'note', subject: 'Uno' },
    files: [],
    wasSent: false,
    ...changes,
  }
}

export function anEntry(changes: Partial<OutboxEntry> = {}): OutboxEntry {
  const { wasSent: _wasSent, ...save } = aSave()
  return {
    ...save,
    id: 'entry',
    tried: [],
    madeAt: '2026-11-17T09:00:00.000Z',
    order: 1,
    revision: 1,
    attempts: 0,
    ...changes,
  }
}
