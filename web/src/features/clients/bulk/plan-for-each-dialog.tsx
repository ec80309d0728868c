import { useUser } from '../../../lib/session/index.ts'
import { copyBuiltIn } from '../../../records/follow-ups/api/change-run.ts'
import { PickPlanDialog } from '../../../records/follow-ups/start-plan-dialog.tsx'
import { messages } from './messages.ts'

interface PlanForEachDialogProps {
  count: number
  onDone: (plan: string) => void
  onClose: () => void
}

/** PLAN-13: all chosen clients start the same plan. */
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
