import { RUN_STOP_REASON_LABELS, RUN_STATE_LABELS, type RunState } from '@predio/domain/follow-ups'
import { Pause, Play, Plus, Square } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { ADDRESSES } from '../../lib/navigation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { useToday } from '../../capabilities/profile/use-today.ts'
import type { RunRow } from './api/plan-row.ts'
import { describeDay, stepText } from './describe-plan.ts'
import { messages } from './messages.ts'
import { useRunActions } from './use-run-actions.ts'

const StartPlanDialog = lazyDialog(
  async () => (await import('./start-plan-dialog.tsx')).StartPlanDialog,
)

interface ClientFollowUpsProps {
  client: { id: string; first_name: string; type: string }
  runs: readonly RunRow[]
}

export function ClientFollowUps({ client, runs }: ClientFollowUpsProps) {
  const [isStarting, setStarting] = useState(false)
  return (
    <Card
      title={messages.ofClient}
      titleLevel={3}
      action={
        <IconButton
          label={messages.start}
          icon={<Plus aria-hidden="true" />}
          onPress={() => setStarting(true)}
        />
      }
    >
      {runs.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul aria-label={messages.ofClient} className="flex flex-col divide-y divide-line">
          {runs.map((run) => (
            <ClientRun key={run.id} run={run} client={client} />
          ))}
        </ul>
      )}
      <p className="text-sm">
        <Link href={ADDRESSES.plans}>{messages.manage}</Link>
      </p>
      {isStarting && <StartPlanDialog client={client} onClose={() => setStarting(false)} />}
    </Card>
  )
}

const TONES = { running: 'success', paused: 'warning', ended: 'neutral' } as const

function ClientRun({ run, client }: { run: RunRow; client: ClientFollowUpsProps['client'] }) {
  const { change, isChanging } = useRunActions(run)
  const today = useToday()
  const step = run.steps[run.next_step]
  const isPaused = run.state === 'paused'
  return (
    <li className="flex flex-col gap-2 py-4 text-sm first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{run.plan_name}</span>
        <Badge tone={TONES[run.state]}>{RUN_STATE_LABELS[run.state]}</Badge>
        {run.why && RUN_STOP_REASON_LABELS[run.why] && (
          <span className="text-ink-soft">{RUN_STOP_REASON_LABELS[run.why]}</span>
        )}
      </span>
      {step && (
        <span className="flex flex-col gap-0.5">
          <span className="text-ink-soft">
            {messages.stepOf(run.next_step + 1, run.steps.length)}
            {run.next_on && !isPaused && ` · ${describeDay(run.next_on, today)}`}
          </span>
          <span className="line-clamp-3 wrap-anywhere">{stepText(step, client)}</span>
        </span>
      )}
      <span className="-ml-2 flex flex-wrap gap-1">
        <Button
          look="quiet"
          size="small"
          icon={
            isPaused ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )
          }
          isDisabled={isChanging}
          onPress={() => void change(nextState(run.state))}
        >
          {isPaused ? messages.resume : messages.pause}
        </Button>
        <ConfirmDialog
          title={messages.endTitle}
          message={messages.endText(run.plan_name)}
          confirmLabel={messages.end}
          tone="neutral"
          trigger={
            <Button
              look="quiet"
              size="small"
              icon={<Square aria-hidden="true" className="size-4" />}
              isDisabled={isChanging}
            >
              {messages.end}
            </Button>
          }
          onConfirm={() => change('ended')}
        />
      </span>
    </li>
  )
}

function nextState(state: RunState): RunState {
  return state === 'paused' ? 'running' : 'paused'
}
