import {
  comparableArea,
  COMPARISON_TEXTS,
  compareWithListings,
  type EstimateValues,
  type ListingComparison,
} from '@predio/domain/estimator'
import { formatCents, formatMxnShort } from '@predio/domain/money'
import { useMemo } from 'react'
import { Card } from '../../../ui/card.tsx'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { useReading } from '../../../records/listings/use-listings.ts'
import { FigureNotice } from '../../../ui/figure-notice.tsx'
import { messages } from '../messages.ts'

interface OwnListingsCardProps {
  values: EstimateValues
  value: number
}

/** EST-21 to EST-24: the estimate is compared with the agent's own listings of the area. */
export function OwnListingsCard({ values, value }: OwnListingsCardProps) {
  const reading = useReading()
  const comparison = useMemo(
    () => compareWithListings(values, value, reading.listings),
    [values, value, reading.listings],
  )
  return (
    <Card title={messages.own} titleLevel={3}>
      {comparison ? (
        <Comparison
          {...comparison}
          hasDollars={reading.listings.some(({ currency }) => currency === 'USD')}
        />
      ) : (
        <p className="text-ink-soft">{explainMissing(reading, values)}</p>
      )}
    </Card>
  )
}

const BARS = ['lowest', 'median', 'highest', 'estimated'] as const

function Comparison({ hasDollars, ...comparison }: ListingComparison & { hasDollars: boolean }) {
  const { scope, count, difference, verdict } = comparison
  const percent = Math.abs(difference)
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="font-medium">
          {verdict === 'similar' ? COMPARISON_TEXTS.similar : COMPARISON_TEXTS[verdict](percent)}
        </p>
        <p className="text-sm text-ink-soft">{messages.ownScope[scope](count)}</p>
      </div>
      <BarChart
        title={messages.ownChart}
        labels={BARS.map((bar) => messages.bars[bar])}
        series={[{ name: messages.ownChart, values: BARS.map((bar) => comparison[bar]) }]}
        format={(cents) => formatCents(cents, 0)}
        formatShort={(cents) => formatMxnShort(cents / 100)}
      />
      {hasDollars && <FigureNotice figure="mxnPerUsd" />}
    </>
  )
}

type Reading = Pick<ReturnType<typeof useReading>, 'phase' | 'listings'>

function explainMissing({ phase, listings }: Reading, values: EstimateValues): string {
  if (comparableArea(values).of === null) return messages.ownNotComparable
  switch (phase) {
    case 'no-connection':
      return listings.length > 0 ? messages.ownMissing(values.state) : messages.ownNotConnected
    case 'loading':
    case 'reading':
      return messages.ownLoading
    case 'ready':
    case 'failed':
      return messages.ownMissing(values.state)
  }
}
