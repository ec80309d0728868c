import { formatCents } from '@predio/domain/money'
import { cx } from '../../../ui/cx.ts'
import type { CommissionResult } from '../compute-result.ts'
import { messages } from '../messages.ts'

export function ResultLines({ result }: { result: CommissionResult }) {
  const { rate, amounts, parts, withholding } = result
  const [own] = parts ?? []
  return (
    <dl className="flex flex-col gap-2">
      <Line label={messages.commission(rate)} cents={amounts.commission} />
      {amounts.vat > 0 && <Line label={messages.vatLine} cents={amounts.vat} />}
      <Line label={messages.total} cents={amounts.total} isTotal />
      {own && <Line label={messages.ownPart(String(own.percent))} cents={own.total} />}
      {withholding.payer === 'moral' && (
        <>
          <Line label={messages.isr(withholding.isrPercent)} cents={0 - withholding.isr} />
          <Line label={messages.vatWithheld} cents={0 - withholding.vatWithheld} />
        </>
      )}
      <Line label={messages.net} cents={withholding.net} isTotal />
    </dl>
  )
}

function Line({
  label,
  cents,
  isTotal = false,
}: {
  label: string
  cents: number
  isTotal?: boolean
}) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4',
        isTotal && 'border-t border-line pt-2 font-semibold',
      )}
    >
      <dt className={isTotal ? undefined : 'text-ink-soft'}>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatCents(cents)}</dd>
    </div>
  )
}
