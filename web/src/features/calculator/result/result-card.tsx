import { breakDown, PART_LABELS, type BreakdownPart } from '@predio/domain/commission'
import { formatCents } from '@predio/domain/money'
import { Calculator } from 'lucide-react'
import type { ChartTone } from '../../../ui/chart/chart-series.ts'
import { StackedBar } from '../../../ui/chart/stacked-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ShareResult } from '../../../records/share-result/share-result.tsx'
import { typedAmountOf } from '../calculation.ts'
import { commissionReport } from './commission-report.ts'
import type { CommissionResult } from '../compute-result.ts'
import { messages } from '../messages.ts'
import { ResultLines } from './result-lines.tsx'
import type { CalculationForm } from '../use-calculation.ts'

const TONES: Record<BreakdownPart, ChartTone> = {
  ownIncome: 'action',
  vatToPay: 'info',
  isrWithheld: 'attention',
  vatWithheld: 'warning',
}

export function ResultCard({ form }: { form: CalculationForm }) {
  const { calculation, result, faults } = form
  if (result) return <Shown {...result} />
  const isUnreadable = typeof typedAmountOf(calculation) === 'string'
  const hasFault = isUnreadable || Boolean(faults.rate ?? faults.shares)
  const prompt = calculation.operation === 'sale' ? messages.saleMissing : messages.rentMissing
  return (
    <Card title={messages.result} titleLevel={3}>
      <EmptyState
        icon={<Calculator aria-hidden="true" />}
        title={hasFault ? messages.hasFaults : prompt}
        text={messages.promptText}
      />
    </Card>
  )
}

function Shown(result: CommissionResult) {
  const { amounts, parts, withholding } = result
  return (
    <Card title={messages.result} titleLevel={3}>
      <div className="flex flex-col gap-1">
        <p aria-hidden="true" className="text-ink-soft">
          {messages.total}
        </p>
        <output
          aria-label={messages.total}
          className="text-3xl font-semibold tabular-nums wrap-anywhere"
        >
          {formatCents(amounts.total)}
        </output>
      </div>
      <ResultLines result={result} />
      {amounts.total > 0 && (
        <StackedBar
          title={parts ? messages.whereYoursGoes : messages.whereItGoes}
          segments={breakDown(withholding).map(({ part, cents, percent }) => ({
            id: part,
            label: PART_LABELS[part],
            text: formatCents(cents),
            percent,
            tone: TONES[part],
          }))}
        />
      )}
      <ShareResult report={commissionReport(result)} />
      <p className="text-sm text-ink-soft">{messages.disclaimer}</p>
      <p className="text-sm text-ink-soft">{messages.rates}</p>
    </Card>
  )
}
