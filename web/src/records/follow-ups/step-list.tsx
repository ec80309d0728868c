import { STEP_KIND_LABELS, type DatedStep } from '@predio/domain/follow-ups'
import { CalendarCheck, MessageCircle } from 'lucide-react'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { describeDay, stepText } from './describe-plan.ts'
import { dayText, messages } from './messages.ts'

interface StepListProps {
  steps: readonly DatedStep[]
  client: { first_name: string }
}

export function StepList({ steps, client }: StepListProps) {
  const today = useToday()
  return (
    <ol aria-label={messages.preview} className="flex flex-col gap-4">
      {steps.map((step, at) => {
        const Icon = step.kind === 'message' ? MessageCircle : CalendarCheck
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two steps may be equal: what tells them apart is their place
          <li key={at} className="flex gap-3 text-sm">
            <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="text-ink-soft">
                <span className="font-medium text-ink">{describeDay(step.on, today)}</span>
                {` · ${dayText(step.day)} · ${STEP_KIND_LABELS[step.kind]}`}
              </span>
              <span className="whitespace-pre-line wrap-anywhere">{stepText(step, client)}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
