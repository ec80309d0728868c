import { Dialog } from '../../../ui/dialog.tsx'
import type { PlanRow } from '../api/plan-row.ts'
import { messages } from '../messages.ts'
import { PlanForm } from './plan-form.tsx'

interface PlanDialogProps {
  /** The plan to change; without one, a new one. */
  plan: PlanRow | undefined
  onClose: () => void
}

export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  return (
    <Dialog
      title={plan ? messages.editPlan : messages.newPlan}
      onClose={onClose}
      closesOutside={false}
    >
      <PlanForm plan={plan} onClose={onClose} />
    </Dialog>
  )
}
