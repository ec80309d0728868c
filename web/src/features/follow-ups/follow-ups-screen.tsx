import { BUILT_IN_PLANS, type BuiltInPlan } from '@predio/domain/follow-ups'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { copyBuiltIn } from '../../records/follow-ups/api/change-run.ts'
import { usePlans } from '../../records/follow-ups/api/list-plans.ts'
import type { PlanRow } from '../../records/follow-ups/api/plan-row.ts'
import { PlanDialog } from '../../records/follow-ups/form/plan-dialog.tsx'
import { messages as planMessages } from '../../records/follow-ups/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'
import { BuiltInItem, PlanItem } from './plan-item.tsx'
import { RunningClients } from './running-clients.tsx'

export function FollowUpsScreen() {
  const plans = usePlans()
  const { id: userId } = useUser()
  const [opened, setOpened] = useState<{ plan: PlanRow | undefined }>()
  const copied = new Set(plans.data?.map(({ built_in }) => built_in))
  const ready = BUILT_IN_PLANS.filter(({ key }) => !copied.has(key))

  async function use(plan: BuiltInPlan): Promise<void> {
    try {
      const copy = await copyBuiltIn(userId, plan)
      setOpened((open) => open ?? { plan: copy })
    } catch (error) {
      log.error('built-in plan not copied', error)
      toast.error(messages.useFailed)
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{messages.intro}</p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Card
            title={messages.yours}
            action={
              <Button
                size="small"
                icon={<Plus aria-hidden="true" className="size-4" />}
                onPress={() => setOpened({ plan: undefined })}
              >
                {planMessages.newPlan}
              </Button>
            }
          >
            <Plans plans={plans} onOpen={(plan) => setOpened({ plan })} />
          </Card>
          {plans.data && ready.length > 0 && (
            <Card title={messages.ready}>
              <p className="text-sm text-ink-soft">{messages.readyHint}</p>
              <ul aria-label={messages.ready} className="flex flex-col divide-y divide-line">
                {ready.map((plan) => (
                  <BuiltInItem key={plan.key} plan={plan} onUse={() => use(plan)} />
                ))}
              </ul>
            </Card>
          )}
        </div>
        <RunningClients />
      </div>
      {opened && (
        <PlanDialog
          key={opened.plan?.id ?? 'new'}
          plan={opened.plan}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

interface PlansProps {
  plans: ReturnType<typeof usePlans>
  onOpen: (plan: PlanRow) => void
}

function Plans({ plans, onOpen }: PlansProps) {
  if (plans.isPending) return <ListSkeleton lead="none" isCard={false} rows={3} row="py-3" />
  if (!plans.data) {
    return <LoadFailure title={planMessages.loadFailed} onRetry={() => void plans.refetch()} />
  }
  if (plans.data.length === 0) return <p className="text-ink-soft">{messages.noPlans}</p>
  return (
    <ul aria-label={messages.yours} className="flex flex-col divide-y divide-line">
      {plans.data.map((plan) => (
        <PlanItem key={plan.id} plan={plan} onEdit={() => onOpen(plan)} />
      ))}
    </ul>
  )
}
