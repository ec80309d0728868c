import { fromCents, toCents } from '@predio/domain/money'
import { expectedCommission } from '@predio/domain/opportunities'
import type { OpportunityRow } from './opportunity-row.ts'
import type { BoardColumn } from './board-column.ts'

/** OPP-12: puts the card into the column of its stage and takes it out of all others. */
export function placeCard(
  columns: readonly BoardColumn[],
  card: OpportunityRow,
): readonly BoardColumn[] {
  return columns.map((column) => {
    const old = column.cards.find(({ id }) => id === card.id)
    const without = old ? remove(column, old) : column
    return column.id === card.stage_id ? insert(without, card) : without
  })
}

function remove(column: BoardColumn, card: OpportunityRow): BoardColumn {
  const cards = column.cards.filter(({ id }) => id !== card.id)
  return { ...count(column, card, -1), cards }
}

/** The server, too, puts the card that was moved last at the top. */
function insert(column: BoardColumn, card: OpportunityRow): BoardColumn {
  const after = column.cards.findIndex((other) => comesBefore(card, other))
  const at = after === -1 ? column.cards.length : after
  return { ...count(column, card, 1), cards: column.cards.toSpliced(at, 0, card) }
}

function comesBefore(card: OpportunityRow, other: OpportunityRow): boolean {
  const [mine, its] = [Date.parse(card.stage_changed_at), Date.parse(other.stage_changed_at)]
  return mine === its ? card.id < other.id : mine > its
}

function count(column: BoardColumn, card: OpportunityRow, sign: 1 | -1): BoardColumn {
  const cents = toCents(card.amount ?? 0)
  const commission = expectedCommission(card, card.amount) ?? 0
  return {
    ...column,
    total: column.total + sign,
    amount: fromCents(toCents(column.amount) + sign * cents),
    commission: fromCents(toCents(column.commission) + sign * commission),
  }
}
