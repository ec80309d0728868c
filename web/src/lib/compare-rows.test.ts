import { expect, it } from 'vitest'
import { compareRows } from './compare-rows.ts'

const ROWS = [
  { id: 'a', name: 'Zoé', due: null, isOpen: true },
  { id: 'b', name: 'Ángel', due: '2026-11-15T10:00:00.12+00:00', isOpen: false },
  { id: 'c', name: 'bruno', due: '2026-11-15T10:00:00+00:00', isOpen: true },
]

type Row = (typeof ROWS)[number]

const by = compareRows<Row>

it.each([
  ['names as people sort them', by({ column: 'name', ascending: true }), 'bca'],
  ['moments, what has none last', by({ column: 'due', ascending: true }), 'cba'],
  ['newest first, what has none still last', by({ column: 'due', ascending: false }), 'bca'],
  [
    'several columns',
    by({ column: 'isOpen', ascending: false }, { column: 'due', ascending: true }),
    'cab',
  ],
])('compares rows: %s', (_rule, compare, ids) => {
  const sorted = ROWS.toSorted(compare).map(({ id }) => id)
  expect(sorted.join('')).toBe(ids)
})
