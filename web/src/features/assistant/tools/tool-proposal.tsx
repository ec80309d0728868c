import type { ProposalOutcome, ToolCall } from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'
import { useEffect, useRef, useState } from 'react'
import { rememberCall, settleCall, type SettledCall } from './call-memory.ts'
import { OpenProposal } from './open-proposal.tsx'
import { SettledProposal } from './settled-proposal.tsx'

interface ToolProposalProps {
  call: ToolCall
  listings: readonly Property[]
  onSettled: (outcome: ProposalOutcome) => void
}

/** AST-58: nothing is written before the person confirms it, and nothing twice. */
export function ToolProposal({ call, listings, onSettled }: ToolProposalProps) {
  const [settled, setSettled] = useState(() => rememberCall(call).settled)
  const frame = useRef<HTMLElement>(null)
  const isPressed = useRef(false)

  function settle(next: SettledCall): void {
    isPressed.current = next.outcome.kind !== 'refused'
    settleCall(call, next)
    setSettled(next)
    onSettled(next.outcome)
  }

  // The pressed button is gone, so the line that replaces it gets the focus.
  useEffect(() => {
    if (settled && isPressed.current) frame.current?.focus({ preventScroll: true })
  }, [settled])

  return settled ? (
    <SettledProposal settled={settled} frameRef={frame} />
  ) : (
    <OpenProposal call={call} listings={listings} onSettle={settle} />
  )
}
