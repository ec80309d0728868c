import { STEP_KIND_LABELS, type DatedStep } from '@predio/domain/follow-ups'
import { CalendarCheck, MessageCircle } from 'lucide-react'
import { useToday } from '../profile/use-today.ts'
import { describeDay } from './describe-plan.ts'
import { dayText, messages } from './messages.ts'

/** What a plan does and when; `fill` completes the texts for the client. */
export function StepList({
  steps,
  fill,
}: {
  steps: readonly DatedStep[]
  fill: (text: string) => string
}) {
  const today = useToday()
  return (
    <ol aria-label={messages.preview} className="flex flex-col gap-4">
      {steps.map((step) => {
        const Icon = step.kind === 'message' ? MessageCircle : CalendarCheck
        return (
          <li key={`${step.day} ${step.text}`} className="flex gap-3 text-sm">
            <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="text-ink-soft">
                <span className="font-medium text-ink">{describeDay(step.on, today)}</span>
                {` · ${dayText(step.day)} · ${STEP_KIND_LABELS[step.kind]}`}
              </span>
              <span className="whitespace-pre-line wrap-anywhere">
                {step.kind === 'message' ? fill(step.text) : step.text}
              </span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
