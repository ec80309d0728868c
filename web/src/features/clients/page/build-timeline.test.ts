import { expect, it } from 'vitest'
import { buildTimeline } from './build-timeline.ts'

const nothing = {
  interactions: [],
  whatsapp_messages: [],
  opportunities: [],
  tasks: [],
  documents: [],
}

const visit = {
  id: 'visit',
  type: 'visit' as const,
  subject: 'Visita a la casa',
  description: 'Con su esposa',
  scheduled_at: '2026-11-20T16:00:00Z',
  outcome: 'Interesado',
  created_at: '2026-11-01T16:00:00Z',
  property: { title: 'Casa en Mérida' },
}
const message = {
  id: 'message',
  content: 'Hola Ana',
  direction: 'outbound',
  sent_at: '2026-11-10T16:00:00Z',
}

it('CLIENT-18 sorts all entries, a visit by its date and not by when it was noted', () => {
  const entries = buildTimeline({
    ...nothing,
    interactions: [visit],
    whatsapp_messages: [message],
    documents: [
      {
        id: 'contract',
        name: 'Contrato',
        category: 'contract',
        status: 'active',
        last_edited_at: '2026-11-01T12:00:00Z',
        created_at: '2026-11-15T16:00:00Z',
      },
    ],
  })
  expect(entries.map(({ id }) => id)).toEqual(['visit', 'contract', 'message'])
  expect(entries[0]).toMatchObject({
    label: 'Visita',
    detail: 'Casa en Mérida\nCon su esposa\nInteresado',
  })
})

it('CLIENT-18 contains completed tasks, not pending ones', () => {
  const task = { id: 'a', title: 'Llamar', status: 'pending' as const, due_date: null }
  const entries = buildTimeline({
    ...nothing,
    tasks: [
      { ...task, completed_at: null },
      { ...task, id: 'b', status: 'completed', completed_at: '2026-11-10T16:00:00Z' },
    ],
  })
  expect(entries.map(({ id }) => id)).toEqual(['b'])
})
