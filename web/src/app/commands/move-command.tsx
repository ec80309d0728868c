import type { ClosingValues } from '@predio/domain/opportunities'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMoveAndTell } from '../../features/opportunities/moving/use-mover.ts'
import { words } from '../../lib/words.ts'
import type { Stage } from '../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { ClosingDialog } from '../../records/opportunities/closing/closing-dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface MoveCommandProps {
  card: OpportunityRow
  to: Stage
  stages: readonly Stage[]
  onClose: () => void
}

/** CMD-07: a closing stage asks how the opportunity closed. */
export function MoveCommand({ card, to, stages, onClose }: MoveCommandProps) {
  const moveAndTell = useMoveAndTell(stages, {
    onFailure: ({ text, move }) => {
      const again = move && { label: words.tryAgain, onPress: () => void moveAndTell(move) }
      toast.error(text, again)
    },
  })

  // The dialog closes when the move starts, so that it cannot start twice; a toast tells the result.
  function start(closing?: ClosingValues): void {
    onClose()
    void moveAndTell({ card, to, closing })
  }

  const isOpenStage = to.outcome === 'open'
  const hasStarted = useRef(false)
  const startAtOnce = useEffectEvent(() => {
    if (!isOpenStage || hasStarted.current) return
    hasStarted.current = true
    start()
  })
  useEffect(() => startAtOnce(), [])

  if (isOpenStage) return null
  return <ClosingDialog card={card} stage={to} onCancel={onClose} onClose={start} />
}
