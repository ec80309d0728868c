import type { EstimateLine } from '@predio/domain/estimator'
import { formatCents } from '@predio/domain/money'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { messages } from '../messages.ts'

/** EST-12: each line says what a factor adds or subtracts. */
export function HowCard({ lines }: { lines: readonly EstimateLine[] }) {
  return (
    <Card title={messages.how} titleLevel={3}>
      <ol className="flex flex-col divide-y divide-line">
        {lines.map(({ step, label, detail, cents }) => (
          <li
            key={step}
            className={cx(
              'flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0',
              step === 'value' && 'font-semibold',
            )}
          >
            <span className="flex min-w-0 flex-col">
              <span className="wrap-anywhere">{label}</span>
              <span className="text-sm font-normal text-ink-soft wrap-anywhere">{detail}</span>
            </span>
            {cents !== null && (
              <span className="whitespace-nowrap tabular-nums">{formatCents(cents)}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
