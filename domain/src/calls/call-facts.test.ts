import { expect, it } from 'vitest'
import { buildCallList } from './build-call-list.ts'
import { toCallLists, type CallFactsRow } from './call-facts.ts'

const now = new Date('2026-11-15T18:00:00Z')
const zone = 'America/Mexico_City'

const quiet: CallFactsRow = {
  id: '1',
  type: 'comprador',
  status: 'active',
  first_name: 'Ana',
  last_name: 'López',
  phone: '+525512345678',
  whatsapp: null,
  budget_min: null,
  budget_max: null,
  created_at: '2026-01-01T00:00:00Z',
  is_example: false,
  preferences: null,
  last_touch_at: '2026-09-16T18:00:00Z',
  interactions: [],
  opportunities: [],
}

function callsFor(...rows: CallFactsRow[]) {
  const calls = buildCallList({ ...toCallLists(rows), listings: [] }, now, zone)
  return calls.map(({ client, reason }) => [client.id, reason])
}

it('CALL-10 the last contact of any kind counts', () => {
  expect(callsFor(quiet)).toEqual([['1', 'Sin contacto desde hace 60 días']])
  expect(callsFor({ ...quiet, last_touch_at: '2026-11-14T18:00:00Z' })).toEqual([])
})

it('CALL-01 and CALL-02 the reasons of a call name the property of a visit and of an offer', () => {
  const visit = {
    type: 'visit' as const,
    scheduled_at: '2026-11-14T17:00:00Z',
    created_at: '2026-11-01T00:00:00Z',
    outcome: null,
    property_title: 'Casa en Coyoacán',
  }
  const last_touch_at = visit.scheduled_at
  const offer = { status: 'open' as const, stage: 'Oferta', property_title: 'Loft Roma' }
  expect(
    callsFor(
      { ...quiet, id: '2', last_touch_at, opportunities: [offer] },
      { ...quiet, id: '3', last_touch_at, interactions: [visit] },
    ),
  ).toEqual([
    ['3', 'Ayer visitó Casa en Coyoacán'],
    ['2', 'Tiene una oferta pendiente por Loft Roma'],
  ])
})
