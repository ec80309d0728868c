import { useUser } from '../../../lib/session/index.ts'
import { copyBuiltIn } from '../../../records/follow-ups/api/change-run.ts'
import { PickPlanDialog } from '../../../records/follow-ups/start-plan-dialog.tsx'
import { messages } from './messages.ts'

interface PlanForEachDialogProps {
  count: number
  /** With the id of a plan of the agent's own. */
  onDone: (plan: string) => void
  onClose: () => void
}

/** PLAN-13: one plan for all chosen clients. */
export function PlanForEachDialog({ count, onDone, onClose }: PlanForEachDialogProps) {
  const { id: userId } = useUser()
  return (
    <PickPlanDialog
      title={messages.planTitle(count)}
      hint={messages.planHint}
      client={{ first_name: messages.eachName }}
      onStart={async (plan) => {
        const own = 'key' in plan ? await copyBuiltIn(userId, plan) : plan
        onDone(own.id)
      }}
      onClose={onClose}
    />
  )
}
