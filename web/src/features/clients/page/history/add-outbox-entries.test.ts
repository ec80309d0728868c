import { expect, it } from 'vitest'
import type { OutboxInteraction } from '../../../../records/interactions/api/outbox-interactions.ts'
import { addOutboxEntries } from './add-outbox-entries.ts'
import type { HistoryEntry } from './api/read-history.ts'

const AT = '2026-11-10T16:00:00Z'

function unsentNote(id: string, subject: string): OutboxInteraction {
  const row = {
    id,
    type: 'visit' as const,
    subject,
    description: 'Con su esposa',
    scheduled_at: null,
    outcome: 'Interesado',
    moment: AT,
    client_id: 'c',
    client_name: 'Ana Uc',
    property_id: null,
    property_title: 'Casa en Mérida',
    opportunity_id: null,
    is_example: false,
    pinned_at: null,
    is_inbound: true,
    photos: ['foto.jpg'],
    updated_at: AT,
  }
  return {
    id: `entry ${id}`,
    userId: 'u',
    kind: 'interactions',
    recordId: id,
    needs: ['c'],
    base: undefined,
    values: { ...row, client_id: 'c' },
    tried: [],
    row,
    files: [],
    madeAt: AT,
    order: 1,
    revision: 1,
    attempts: 0,
  }
}

const stored: HistoryEntry[] = [
  {
    source: 'task',
    id: 'a',
    at: AT,
    record_id: 'a',
    type: '',
    title: 'T',
    detail: null,
    facts: {},
  },
  {
    source: 'interaction',
    id: 'b',
    at: AT,
    record_id: 'b',
    type: 'other',
    title: 'Como estaba',
    detail: null,
    facts: { property: null, pinned_at: null, updated_at: AT, photos: [] },
  },
]

it('OUT-02 unsent notes appear above the history only, the newest first', () => {
  const shown = addOutboxEntries(stored, [unsentNote('b', 'Cambiada'), unsentNote('a', 'Nueva')])
  expect(shown.map(({ source, title }) => [source, title])).toEqual([
    ['interaction', 'Nueva'],
    ['interaction', 'Cambiada'],
    ['task', 'T'],
  ])
  expect(shown[0]).toMatchObject({
    at: AT,
    type: 'visit',
    detail: 'Con su esposa\nInteresado',
    facts: { property: 'Casa en Mérida', is_inbound: true, photos: ['foto.jpg'] },
    unsent: { recordId: 'a' },
  })
})
