import { BUILT_IN_PLANS, datedSteps, type BuiltInPlan } from '@predio/domain/follow-ups'
import { useState } from 'react'
import { isDuplicate } from '../../lib/save-row.ts'
import { newId } from '../../lib/new-id.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { useStartPlan } from './api/change-run.ts'
import { usePlans } from './api/list-plans.ts'
import type { PlanRow } from './api/plan-row.ts'
import { messages } from './messages.ts'
import { StepList } from './step-list.tsx'

interface StartPlanDialogProps {
  client: { id: string; first_name: string; type: string }
  onClose: () => void
}

/** PLAN-03: the dialog shows the dates of the steps before the plan starts. */
export function StartPlanDialog({ client, onClose }: StartPlanDialogProps) {
  const start = useStartPlan()
  const [runId] = useState(newId)

  async function begin(plan: Choice): Promise<void> {
    await start.mutateAsync({ id: runId, clientId: client.id, plan })
    toast.success(messages.started)
  }

  return (
    <PickPlanDialog
      title={messages.startTitle(client.first_name)}
      client={client}
      onStart={begin}
      onClose={onClose}
    />
  )
}

interface PickPlanDialogProps {
  title: string
  hint?: string
  client: { first_name: string; type?: string }
  onStart: (plan: Choice) => Promise<void>
  onClose: () => void
}

export function PickPlanDialog({ title, ...rest }: PickPlanDialogProps) {
  const plans = usePlans()
  return (
    <Dialog title={title} onClose={rest.onClose}>
      {plans.isPending && <FormSkeleton label={words.loading} fields={2} hasButton />}
      {plans.isError && (
        <LoadFailure title={messages.loadFailed} onRetry={() => void plans.refetch()} />
      )}
      {plans.data && <StartForm own={plans.data} {...rest} />}
    </Dialog>
  )
}

export type Choice = PlanRow | BuiltInPlan

function StartForm({
  client,
  hint = messages.previewHint,
  own,
  onStart,
  onClose,
}: Omit<PickPlanDialogProps, 'title'> & { own: readonly PlanRow[] }) {
  const today = useToday()
  const copied = new Set(own.map(({ built_in }) => built_in))
  const choices: Choice[] = [...own, ...BUILT_IN_PLANS.filter(({ key }) => !copied.has(key))]
  const [chosenId, choose] = useState(() => keyOf(choices.find(suits(client.type)) ?? choices[0]))
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const plan = choices.find((each) => keyOf(each) === chosenId)

  async function begin(): Promise<void> {
    if (!plan) return
    setFailure(undefined)
    setStarting(true)
    try {
      await onStart(plan)
      onClose()
    } catch (error) {
      setFailure(isDuplicate(error) ? messages.alreadyIn : messages.startFailed)
    } finally {
      setStarting(false)
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <Select
        label={messages.choose}
        options={choices.map((each) => ({ id: keyOf(each), label: each.name }))}
        value={chosenId}
        onChange={(key) => choose(String(key))}
      />
      {plan && (
        <section className="flex flex-col gap-3">
          <h2 className="font-medium">{messages.preview}</h2>
          <p className="text-sm text-ink-soft">{hint}</p>
          <StepList steps={datedSteps(plan.steps, today)} client={client} />
        </section>
      )}
      <FormActions failure={failure}>
        <Button look="secondary" onPress={onClose}>
          {words.cancel}
        </Button>
        <Button isPending={isStarting} onPress={() => void begin()}>
          {messages.begin}
        </Button>
      </FormActions>
    </div>
  )
}

function keyOf(plan: Choice | undefined): string {
  if (!plan) return ''
  return 'key' in plan ? plan.key : plan.id
}

function suits(type: string | undefined) {
  return ({ client_type }: Choice) => client_type === type
}
