import { useEffect, useEffectEvent } from 'react'
import type { Settled } from './call-memory.ts'
import { SettledProposal } from './settled-proposal.tsx'

interface RefusedProposalProps {
  message: string
  onSettle: (settled: Settled) => void
}

/** A proposal that cannot be used settles itself: there is nothing to confirm and nothing to throw away. */
export function RefusedProposal({ message, onSettle }: RefusedProposalProps) {
  const settled: Settled = { outcome: { kind: 'refused', text: message } }
  const settle = useEffectEvent(() => onSettle(settled))
  useEffect(() => settle(), [])
  return <SettledProposal settled={settled} />
}
