import { formatCell } from '@predio/domain/reports'
import { useId, type ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { headlineOf } from './headline-of.ts'
import { messages } from './messages.ts'
import type { Reports } from './use-reports.ts'
import type { Asked } from './view.ts'

export function Headline({ reports, asked }: { reports: Reports; asked: Asked }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {messages.summary}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {headlineOf(reports, asked).map(({ id, label, value, kind, detail, state }) => (
          <div
            key={id}
            className={cx(
              'flex min-w-0 flex-col gap-1 rounded-lg bg-card p-4 shadow-md sm:p-5',
              state.isOutdated && 'opacity-50',
            )}
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <Value isKnown={state.answer !== undefined} hasFailed={state.hasFailed}>
              <dd className="text-xl font-semibold tabular-nums wrap-anywhere sm:text-2xl">
                {formatCell(value, kind)}
              </dd>
              <dd className="text-sm text-ink-soft">{detail}</dd>
            </Value>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ValueProps {
  isKnown: boolean
  hasFailed: boolean
  children: ReactNode
}

function Value({ isKnown, hasFailed, children }: ValueProps) {
  if (isKnown) return children
  if (hasFailed) return <dd className="text-ink-soft">{messages.unknown}</dd>
  return (
    <dd aria-busy="true" className="flex flex-col gap-2">
      <Skeleton shape="block" className="h-8 w-28" />
      <Skeleton className="w-24" />
    </dd>
  )
}
