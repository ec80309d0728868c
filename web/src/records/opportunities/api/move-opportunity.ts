import type { ClosingValues } from '@predio/domain/opportunities'
import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { placeCard } from './place-card.ts'
import type { Stage } from './list-stages.ts'
import type { OpportunityRow } from './opportunity-row.ts'
import type { BoardColumn } from './board-column.ts'
import { opportunities } from './save-opportunity.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { changed } from '../../../lib/data/changed.ts'

export interface Move {
  card: OpportunityRow
  to: Stage
  closing?: ClosingValues | undefined
  /** OPP-23: the state to which an undone move returns the card. */
  before?: OpportunityRow | undefined
}

/** OPP-11: another tab or device has moved the opportunity first; that move stays. */
export class AlreadyMoved extends Error {
  override name = 'AlreadyMoved'
  readonly current: OpportunityRow | null

  constructor(current: OpportunityRow | null) {
    super('the opportunity is not in the stage it was moved from')
    this.current = current
  }
}

/** OPP-11: the stage is written only while the opportunity is in the stage that the person saw. */
async function moveOpportunity(
  userId: string,
  { card, to, closing, before }: Move,
): Promise<OpportunityRow> {
  if (before && (await takeBack(card, before))) {
    return { ...before, ...(await opportunities.read(userId, card.id).catch(() => null)) }
  }
  const changes = {
    stage_id: to.id,
    ...(closing && {
      closed_amount: closing.closed_amount,
      closed_reason: closing.closed_reason,
    }),
  }
  const { data, error } = await supabase()
    .from('opportunities')
    .update(changes)
    .eq('id', card.id)
    .eq('user_id', userId)
    .eq('stage_id', card.stage_id)
    .select('id')
  if (error && !navigator.onLine) throw error
  // The move may be stored although the response was lost, so the stored record is read in any case.
  const current = await opportunities.read(userId, card.id).catch(() => undefined)
  if (current?.stage_id === to.id) return current
  if (error) throw error
  if (data.length === 0 || current === null) throw new AlreadyMoved(current ?? null)
  return { ...preview({ card, to, closing }), ...current }
}

/**
 * OPP-27: undoing the move gives the stage its old age. Returns false if the opportunity was changed since, or if the move cannot be
 * found.
 */
async function takeBack(card: OpportunityRow, before: OpportunityRow): Promise<boolean> {
  const { stage_id, closed_amount, closed_reason, closed_at } = before
  const { data } = await supabase()
    .rpc('undo_opportunity_move', {
      target: card.id,
      before: { stage_id, closed_amount, closed_reason, closed_at },
      seen: card.updated_at,
    })
    .throwOnError()
  return data
}

function preview({ card, to, closing, before }: Move): OpportunityRow {
  const isOpen = to.outcome === 'open'
  const closed_amount = isOpen ? null : (closing?.closed_amount ?? card.closed_amount)
  return {
    ...card,
    stage_id: to.id,
    stage_name: to.name,
    stage_color: to.color,
    status: to.outcome,
    stage_changed_at: before?.stage_changed_at ?? new Date().toISOString(),
    closed_amount,
    closed_reason: isOpen ? null : (closing?.closed_reason ?? null),
    amount: closed_amount ?? card.expected_amount,
  }
}

function show(cache: QueryClient, userId: string, card: OpportunityRow): void {
  cache.setQueriesData<readonly BoardColumn[]>(
    { queryKey: keyOf('opportunities', userId, 'board') },
    (columns) => columns && placeCard(columns, card),
  )
  cache.setQueriesData<InfiniteData<readonly OpportunityRow[]>>(
    { queryKey: keyOf('opportunities', userId, 'list') },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((rows) => rows.map((row) => (row.id === card.id ? card : row))),
      },
  )
}

/**
 * OPP-12: a move is shown at once and reverted if it fails. Moves run one after another, so that the last one wins on the server, too.
 */
export function useMoveOpportunity() {
  const { id } = useUser()
  const cache = useQueryClient()
  const mutationKey = ['move-opportunity', id]
  return useMutation({
    mutationKey,
    scope: { id: 'move-opportunity' },
    mutationFn: (move: Move) => moveOpportunity(id, move),
    // Without a connection the move fails at once, and the agent is told.
    onMutate: async (move) => {
      await cache.cancelQueries({ queryKey: keyOf('opportunities', id) })
      show(cache, id, preview(move))
    },
    onSuccess: (card) => show(cache, id, card),
    onError: (error, { card }) => {
      show(cache, id, (error instanceof AlreadyMoved && error.current) || card)
    },
    onSettled: () => {
      // If another move is waiting, a read now would show its card in the old column.
      if (cache.isMutating({ mutationKey }) > 1) return undefined
      return changed('opportunities', 'opportunity_stage_changes')
    },
  })
}
