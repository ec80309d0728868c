import { comparableArea, type Estimate, type EstimateValues } from '@predio/domain/estimator'
import { formatCents } from '@predio/domain/money'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { messages } from '../messages.ts'

interface ValueCardProps {
  values: EstimateValues
  estimate: Estimate
  actions: ReactNode
}

const HIGH_CONFIDENCE = 85
const MEDIUM_CONFIDENCE = 75

export function ValueCard({ values, estimate, actions }: ValueCardProps) {
  const { value, range, confidence } = estimate
  const figure = useRef<HTMLDivElement>(null)
  // On a phone the result is below the form, so the estimated value takes the focus when it first appears.
  useEffect(() => figure.current?.focus(), [])
  return (
    <Card title={messages.result} titleLevel={3}>
      <div ref={figure} tabIndex={-1} className="flex flex-col gap-1 outline-none!">
        <p aria-hidden="true" className="text-ink-soft">
          {messages.value}
        </p>
        <output
          aria-label={messages.value}
          className="text-3xl font-semibold tabular-nums wrap-anywhere"
        >
          {formatCents(value, 0)}
        </output>
        <p className="text-sm text-ink-soft tabular-nums">{perMetre(values, value)}</p>
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-sm font-medium">{messages.range}</p>
        <p className="text-lg tabular-nums">
          {messages.rangeText(formatCents(range.min, 0), formatCents(range.max, 0))}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <Meter
          label={messages.confidence}
          value={confidence.score}
          valueLabel={messages.confidenceValue(confidence.score)}
          tone={toneOf(confidence.score)}
        />
        <ul aria-label={messages.why} className="flex flex-col gap-1 text-sm text-ink-soft">
          {confidence.lines.map(({ label, points }) => (
            <li key={label} className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="tabular-nums">{messages.points(points)}</span>
            </li>
          ))}
        </ul>
      </div>
      {actions}
    </Card>
  )
}

function toneOf(score: number): 'success' | 'info' | 'warning' {
  if (score >= HIGH_CONFIDENCE) return 'success'
  return score >= MEDIUM_CONFIDENCE ? 'info' : 'warning'
}

function perMetre(values: EstimateValues, value: number): string {
  const { of, area } = comparableArea(values)
  const price = formatCents(Math.round(value / area), 0)
  switch (of) {
    case 'construction':
      return messages.perMetre(price)
    case 'land':
      return messages.perMetreLand(price)
    case null:
      return messages.perMetreNone
  }
}
