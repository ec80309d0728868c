import { formatNumber } from '@predio/domain/numbers'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { GROUND, type ChartTone } from './chart-series.ts'

interface StackedBarProps {
  title: string
  isTitleHidden?: boolean
  segments: readonly {
    id: string
    label: string
    text: string
    percent: number
    tone: ChartTone
  }[]
}

export function StackedBar({ title, isTitleHidden = false, segments }: StackedBarProps) {
  const titleId = useId()
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <figcaption id={titleId} className={cx('text-sm font-medium', isTitleHidden && 'sr-only')}>
        {title}
      </figcaption>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {segments.map(({ id, percent, tone }) => (
          <span
            key={id}
            className={`min-w-1 transition-[flex-grow] ${GROUND[tone]}`}
            style={{ flexGrow: percent, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {segments.map(({ id, label, text, percent, tone }) => (
          <li key={id} className="flex items-baseline gap-2">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 translate-y-px rounded-sm ${GROUND[tone]}`}
            />
            <span className="min-w-0 flex-1 text-ink-soft">
              {label} <span className="whitespace-nowrap">({formatNumber(percent, 1)} %)</span>
            </span>
            <span className="font-medium whitespace-nowrap tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
