import { expect, it } from 'vitest'
import type { OpportunityRow } from './opportunity-row.ts'
import type { BoardColumn } from './board-column.ts'
import { placeCard } from './place-card.ts'

function row(id: string, stage_id: string, day: number): OpportunityRow {
  return {
    id,
    stage_id,
    stage_changed_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00+00:00`,
    type: 'sale',
    expected_amount: 100.1,
    amount: 100.1,
    commission_percentage: 3,
    commission_months: 1,
    closed_amount: null,
  } as OpportunityRow
}

function column(id: string, cards: OpportunityRow[]): BoardColumn {
  const total = cards.length
  const sums = { total, amount: (total * 10_010) / 100, commission: total * 3 }
  return { id, name: id, color: '#000000', outcome: 'open', cards, ...sums }
}

const BOARD = [
  column('a', [row('1', 'a', 9), row('2', 'a', 8), row('3', 'a', 7)]),
  column('b', [row('4', 'b', 6)]),
]

const shape = (columns: readonly BoardColumn[]) =>
  columns.map(({ cards, total, amount, commission }) => ({
    ids: cards.map(({ id }) => id).join(''),
    total,
    amount,
    commission,
  }))

it('OPP-12 a moved card is at the top of its new column, and counts and sums follow', () => {
  expect(shape(placeCard(BOARD, row('2', 'b', 15)))).toEqual([
    { ids: '13', total: 2, amount: 200.2, commission: 6 },
    { ids: '24', total: 2, amount: 200.2, commission: 6 },
  ])
})

it('OPP-12 a card that is moved back returns to its former place', () => {
  const moved = placeCard(BOARD, row('2', 'b', 15))
  expect(placeCard(moved, row('2', 'a', 8))).toEqual(BOARD)
})

it('OPP-14 a won opportunity counts with its closing amount', () => {
  const won = { ...row('2', 'b', 15), closed_amount: 90, amount: 90 }
  const [, columnB] = shape(placeCard(BOARD, won))
  expect(columnB).toEqual({ ids: '24', total: 2, amount: 190.1, commission: 5.7 })
})

it('a card that is placed twice is shown once', () => {
  const once = placeCard(BOARD, row('2', 'b', 15))
  expect(placeCard(once, row('2', 'b', 15))).toEqual(once)
})
