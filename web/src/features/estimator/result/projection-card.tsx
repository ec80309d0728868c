import { projectValue, STATE_MARKETS, type EstimatorState } from '@predio/domain/estimator'
import { formatCents, formatMxnShort } from '@predio/domain/money'
import { Card } from '../../../ui/card.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { messages } from '../messages.ts'

interface ProjectionCardProps {
  value: number
  state: EstimatorState
}

export function ProjectionCard({ value, state }: ProjectionCardProps) {
  const thisYear = useNow().getFullYear()
  const years = projectValue(value, state)
  return (
    <Card title={messages.projection} titleLevel={3}>
      <p className="text-sm text-ink-soft">
        {messages.growthText(STATE_MARKETS[state].annualGrowth)}
      </p>
      <LineChart
        isTitleHidden
        title={messages.projection}
        labelsName={messages.year}
        labels={years.map(({ year }) => String(thisYear + year))}
        series={[{ name: messages.projectionTable, values: years.map(({ cents }) => cents) }]}
        format={(cents) => formatCents(cents, 0)}
        formatShort={(cents) => formatMxnShort(cents / 100)}
      />
      <p className="text-sm text-ink-soft">{messages.projectionDisclaimer}</p>
    </Card>
  )
}
