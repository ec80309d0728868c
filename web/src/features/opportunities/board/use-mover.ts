import type { ClosingValues } from '@predio/domain/opportunities'
import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import {
  MovedElsewhere,
  useMoveOpportunity,
  type Move,
} from '../../../records/opportunities/api/move-opportunity.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { BoardColumn } from '../../../records/opportunities/api/board-column.ts'
import { messages, movedElsewhere, stayed } from '../../../records/opportunities/messages.ts'

interface Failure {
  text: string
  /** The move to try again; none when another device moved the card (OPP-11). */
  move: Move | undefined
}

/** Moves a card to another column, for dragging and for the menu. */
export function useMover(columns: readonly BoardColumn[]) {
  const { mutateAsync } = useMoveOpportunity()
  const [closing, setClosing] = useState<Move>()
  const [failure, setFailure] = useState<Failure>()
  const stageName = (id: string) => columns.find((column) => column.id === id)?.name ?? ''

  function describe(error: unknown, move: Move): Failure {
    const client = move.card.client_name ?? messages.noClient
    if (error instanceof MovedElsewhere && error.current) {
      return { text: movedElsewhere(client, stageName(error.current.stage_id)), move: undefined }
    }
    return { text: stayed(client, move.to.name, stageName(move.card.stage_id)), move }
  }

  async function carryOut(move: Move): Promise<void> {
    setFailure(undefined)
    try {
      await mutateAsync(move)
      toast.success(messages.changed)
    } catch (error) {
      toast.error(messages.saveFailed)
      setFailure(describe(error, move))
    }
  }

  function move(card: OpportunityRow, stageId: string): void {
    const to = columns.find(({ id }) => id === stageId)
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
