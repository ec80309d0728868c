import { Dialog } from '../../../ui/dialog.tsx'
import type { PlanRow } from '../api/plan-row.ts'
import { messages } from '../messages.ts'
import { PlanForm } from './plan-form.tsx'

interface PlanDialogProps {
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
