import type { ClosingValues } from '@predio/domain/opportunities'
import { useState } from 'react'
import { words } from '../../../lib/words.ts'
import { toast } from '../../../ui/toast.ts'
import {
  AlreadyMoved,
  useMoveOpportunity,
  type Move,
} from '../../../records/opportunities/api/move-opportunity.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import { messages, movedByAnother, stayed } from '../../../records/opportunities/messages.ts'

interface Failure {
  text: string
  /** OPP-11: undefined if another device moved the card, because the move must not be tried again. */
  move: Move | undefined
}

export type Mover = ReturnType<typeof useMover>

export function useMover(stages: readonly Stage[]) {
  const [closing, setClosing] = useState<Move>()
  const [failure, setFailure] = useState<Failure>()
  const carryOut = useMoveAndTell(stages, {
    onStart: () => setFailure(undefined),
    onFailure: (next) => {
      toast.error(messages.saveFailed)
      setFailure(next)
    },
  })

  function move(card: OpportunityRow, stageId: string): void {
    const to = stages.find(({ id }) => id === stageId)
    if (!to || to.id === card.stage_id) return
    if (to.outcome === 'open') void carryOut({ card, to })
    else setClosing({ card, to })
  }

  function close(values: ClosingValues): void {
    if (!closing) return
    setClosing(undefined)
    void carryOut({ ...closing, closing: values })
  }

  return {
    move,
    closing,
    close,
    cancelClosing: () => setClosing(undefined),
    failure,
    retry: () => failure?.move && void carryOut(failure.move),
    dismissFailure: () => setFailure(undefined),
  }
}

interface MoveEvents {
  onStart?: () => void
  onFailure: (failure: Failure) => void
}

/** CMD-07: commands also move cards with this hook. The move continues when its screen is closed; `onFailure` gets a failure. */
export function useMoveAndTell(
  stages: readonly Stage[],
  { onStart, onFailure }: MoveEvents,
): (move: Move) => Promise<void> {
  const { mutateAsync } = useMoveOpportunity()
  const stageName = (id: string) => stages.find((stage) => stage.id === id)?.name ?? ''

  function describe(error: unknown, move: Move): Failure {
    const client = move.card.client_name ?? messages.noClient
    if (error instanceof AlreadyMoved && error.current) {
      return { text: movedByAnother(client, stageName(error.current.stage_id)), move: undefined }
    }
    return { text: stayed(client, move.to.name, stageName(move.card.stage_id)), move }
  }

  /** OPP-23: undoing a move restores the values with which the opportunity was closed before. */
  function wayBack(moved: OpportunityRow, { card }: Move): Move | undefined {
    const to = stages.find(({ id }) => id === card.stage_id)
    if (!to) return undefined
    const closing = closingOf(card, to)
    return { card: moved, to, before: card, ...(closing && { closing }) }
  }

  return async function moveAndTell(move: Move): Promise<void> {
    onStart?.()
    try {
      const moved = await mutateAsync(move)
      const back = move.before ? undefined : wayBack(moved, move)
      const undo = back && { label: words.undo, onPress: () => void moveAndTell(back) }
      toast.success(messages.changed, undo)
    } catch (error) {
      onFailure(describe(error, move))
    }
  }
}

function closingOf(card: OpportunityRow, { outcome }: Stage): ClosingValues | undefined {
  const { closed_amount, closed_reason } = card
  if (outcome === 'won') return { outcome, closed_amount, closed_reason }
  if (outcome === 'lost')
    return { outcome, closed_amount: null, closed_reason: closed_reason ?? '' }
  return undefined
}
