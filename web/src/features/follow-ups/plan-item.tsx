import type { BuiltInPlan } from '@predio/domain/follow-ups'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeletePlan } from '../../records/follow-ups/api/delete-plan.ts'
import type { PlanRow } from '../../records/follow-ups/api/plan-row.ts'
import { describeStart } from '../../records/follow-ups/describe-plan.ts'
import { messages as planMessages, stepCount } from '../../records/follow-ups/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { messages } from './messages.ts'

export function PlanItem({ plan, onEdit }: { plan: PlanRow; onEdit: () => void }) {
  const remove = useDeletePlan()
  const [isRemoving, setRemoving] = useState(false)

  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <PlanFacts plan={plan} isAutomatic={plan.is_automatic} />
      <Menu
        trigger={
          <IconButton
            label={messages.more}
            about={plan.name}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        items={[
          {
            id: 'edit',
            label: messages.edit,
            icon: <Pencil aria-hidden="true" />,
            onAction: onEdit,
          },
          {
            id: 'remove',
            label: messages.remove,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: () => setRemoving(true),
          },
        ]}
      />
      {isRemoving && (
        <ConfirmDialog
          title={messages.removeTitle}
          message={messages.removeText(plan.name)}
          confirmLabel={messages.remove}
          onClose={() => setRemoving(false)}
          onConfirm={() => remove.mutateAsync(plan.id)}
          done={messages.removed}
          failed={messages.removeFailed}
        />
      )}
    </li>
  )
}

export function BuiltInItem({ plan, onUse }: { plan: BuiltInPlan; onUse: () => Promise<void> }) {
  const [isCopying, setCopying] = useState(false)

  async function copy(): Promise<void> {
    setCopying(true)
    await onUse()
    setCopying(false)
  }

  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <PlanFacts plan={plan} isAutomatic={false} />
      <Button
        look="secondary"
        size="small"
        isPending={isCopying}
        aria-label={`${messages.use}: ${plan.name}`}
        onPress={() => void copy()}
      >
        {messages.use}
      </Button>
    </li>
  )
}

function PlanFacts({ plan, isAutomatic }: { plan: PlanRow | BuiltInPlan; isAutomatic: boolean }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
        {plan.name}
        {isAutomatic && <Badge tone="info">{planMessages.automaticBadge}</Badge>}
      </h3>
      <p className="text-sm text-ink-soft">
        {describeStart(plan)} · {stepCount(plan.steps.length)}
      </p>
    </div>
  )
}
