import { describe, expect, it } from 'vitest'
import { dateRangeBounds } from './date-range.ts'
import { type DocumentFilters, findDocuments, type ListedDocument } from './find-documents.ts'

const ZONE = 'America/Mexico_City'

describe('DOC-42 (section 9) ranges of dates in the agent’s zone', () => {
  it.each([
    ['today', '2026-11-15T05:59:00Z', '2026-11-14T06:00:00Z', '2026-11-15T06:00:00Z'],
    ['today', '2026-11-15T06:00:00Z', '2026-11-15T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['week', '2026-11-15T18:00:00Z', '2026-11-08T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['month', '2026-11-15T18:00:00Z', '2026-10-15T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['month', '2026-03-31T18:00:00Z', '2026-02-28T06:00:00Z', '2026-04-01T06:00:00Z'],
    ['month', '2026-01-10T18:00:00Z', '2025-12-10T06:00:00Z', '2026-01-11T06:00:00Z'],
  ] as const)('%s at %s', (range, now, from, until) => {
    expect(dateRangeBounds(range, new Date(now), ZONE)).toEqual({
      from: new Date(from),
      until: new Date(until),
    })
  })

  it('follows a change of clocks', () => {
    expect(dateRangeBounds('week', new Date('2026-11-05T18:00:00Z'), 'America/Tijuana')).toEqual({
      from: new Date('2026-10-29T07:00:00Z'),
      until: new Date('2026-11-06T08:00:00Z'),
    })
  })

  it('all has no bounds', () => {
    expect(dateRangeBounds('all', new Date(), ZONE)).toBeNull()
  })
})

const LEASE: ListedDocument = {
  name: 'Renovación Altabrisa',
  category: 'contract',
  status: 'draft',
  last_edited_at: '2026-11-15T06:00:00Z',
  property: { title: 'Departamento en Mérida' },
  client: { first_name: 'José', last_name: 'Núñez' },
}
const RECEIPT: ListedDocument = {
  name: 'Recibo',
  category: 'rent_receipt',
  status: 'active',
  last_edited_at: '2026-11-16T06:00:00Z',
  property: null,
  client: null,
}

it.each<[DocumentFilters, ListedDocument[]]>([
  [{}, [LEASE, RECEIPT]],
  [{ search: 'renovacion' }, [LEASE]],
  [{ search: 'CONTRATO' }, [LEASE]],
  [{ search: 'merida' }, [LEASE]],
  [{ search: 'nuñez jose' }, [LEASE]],
  [{ search: 'recibo de renta' }, [RECEIPT]],
  [{ search: 'recibo mérida' }, []],
  [{ category: 'rent_receipt' }, [RECEIPT]],
  [{ status: 'draft', category: null }, [LEASE]],
  [{ bounds: dateRangeBounds('today', new Date('2026-11-15T18:00:00Z'), ZONE) }, [LEASE]],
])('DOC-43 (section 9) %o', (filters, found) => {
  expect(findDocuments([LEASE, RECEIPT], filters)).toEqual(found)
})
