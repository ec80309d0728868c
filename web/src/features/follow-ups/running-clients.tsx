import { fullName } from '@predio/domain/clients'
import { RUN_STOP_REASON_LABELS, RUN_STATE_LABELS } from '@predio/domain/follow-ups'
import { Pause, Play } from 'lucide-react'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { describeDay } from '../../records/follow-ups/describe-plan.ts'
import { messages as planMessages } from '../../records/follow-ups/messages.ts'
import { useRunActions } from '../../records/follow-ups/use-run-actions.ts'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { LoadMore } from '../../ui/load-more/load-more.tsx'
import { useOpenRuns, type OpenRun } from './api/list-open-runs.ts'
import { messages } from './messages.ts'

export function RunningClients() {
  return (
    <Card title={messages.running}>
      <Runs />
    </Card>
  )
}

function Runs() {
  const runs = useOpenRuns()
  if (runs.isPending) return <ListSkeleton lead="none" isCard={false} rows={4} row="py-3" />
  if (!runs.data) {
    return <LoadFailure title={messages.runsFailed} onRetry={() => void runs.refetch()} />
  }
  const items = runs.data.pages.flat()
  if (items.length === 0) return <p className="text-ink-soft">{messages.noRuns}</p>
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={messages.running} className="flex flex-col divide-y divide-line">
        {items.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </ul>
      <LoadMore pages={runs} byHand />
    </div>
  )
}

function RunItem({ run }: { run: OpenRun }) {
  const { change, isChanging } = useRunActions(run)
  const today = useToday()
  const name = fullName(run.client)
  const isPaused = run.state === 'paused'
  return (
    <li className="flex items-start gap-3 py-4 text-sm first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link {...linkTo(recordTarget('clientes', run.client.id))}>{name}</Link>
          <Badge tone={isPaused ? 'warning' : 'success'}>{RUN_STATE_LABELS[run.state]}</Badge>
        </span>
        <span className="text-ink-soft wrap-anywhere">
          {[
            run.plan_name,
            run.why && RUN_STOP_REASON_LABELS[run.why],
            run.next_on && !isPaused && messages.next(describeDay(run.next_on, today)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <IconButton
        label={isPaused ? planMessages.resume : planMessages.pause}
        about={name}
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        isDisabled={isChanging}
        onPress={() => void change(isPaused ? 'running' : 'paused')}
      />
    </li>
  )
}
