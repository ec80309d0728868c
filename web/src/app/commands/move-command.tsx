import { useEffect, useEffectEvent } from 'react'
import { useMover } from '../../features/opportunities/board/use-mover.ts'
import { words } from '../../lib/words.ts'
import type { Stage } from '../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { ClosingDialog } from '../../records/opportunities/closing/closing-dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface MoveCommandProps {
  card: OpportunityRow
  to: Stage
  stages: readonly Stage[]
}

/** CMD-07: the move of the board without the board; a closing stage asks how it closed. */
export function MoveCommand({ card, to, stages }: MoveCommandProps) {
  const mover = useMover(stages)
  const { failure } = mover
  const start = useEffectEvent(() => mover.move(card, to.id))
  useEffect(() => start(), [])
  const retry = useEffectEvent(() => mover.retry())
  useEffect(() => {
    if (!failure) return
    const again = { label: words.tryAgain, onPress: () => retry() }
    toast.error(failure.text, failure.move && again)
  }, [failure])
  if (!mover.closing) return null
  return (
    <ClosingDialog
      card={mover.closing.card}
      stage={mover.closing.to}
      onCancel={mover.cancelClosing}
      onClose={mover.close}
    />
  )
}
