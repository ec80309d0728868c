import { formatCents, formatMxn } from '@predio/domain/money'
import { ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { OPERATION_LABELS } from '@predio/domain/properties'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.ts'
import { amountOf } from '../calculation.ts'
import { computeResult } from '../compute-result.ts'
import type { RecentCalculation } from '../recent-calculations.ts'
import { messages } from '../messages.ts'
import type { CalculationForm } from '../use-calculation.ts'

export function RecentCard({ form }: { form: CalculationForm }) {
  const { recent, open, forget, restore } = form
  if (recent.length === 0) return null

  function forgetAll(): void {
    forget()
    toast.success(messages.forgotten, { label: messages.undo, onPress: () => restore(recent) })
  }

  return (
    <Card
      title={messages.recent}
      titleLevel={3}
      action={
        <Button look="quiet" size="small" onPress={forgetAll}>
          {messages.forget}
        </Button>
      }
    >
      <ul aria-label={messages.recent} className="-mx-3 flex flex-col">
        {recent.map((each) => (
          <li key={each.id}>
            <AriaButton
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-left outline-0 transition-colors hover:bg-ink/4 pressed:bg-ink/8 focus-visible:outline-2 focus-visible:outline-focus"
              onPress={() => open(each.calculation)}
            >
              <Summary of={each} />
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
            </AriaButton>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{messages.recentHelp}</p>
    </Card>
  )
}

function Summary({ of: { calculation } }: { of: RecentCalculation }) {
  const { result } = computeResult(calculation)
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-sm text-ink-soft">
        {OPERATION_LABELS[calculation.operation]} · {formatMxn(amountOf(calculation) ?? 0, 'ifAny')}{' '}
        · {result?.rate}
      </span>
      <span className="font-medium tabular-nums">
        {result && formatCents(result.amounts.total)}
      </span>
    </span>
  )
}
