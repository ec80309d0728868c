import type { ReactNode } from 'react'
import { formatNumber } from '@predio/domain/numbers'

interface ListCardProps {
  title: string
  icon: ReactNode
  count: number
  note?: string
  empty?: string
  footer?: ReactNode
  children: ReactNode
}

export function ListCard({ title, icon, count, note, empty, footer, children }: ListCardProps) {
  return (
    <section aria-label={title} className="rounded-lg bg-card shadow-md">
      <header className="flex items-center gap-3 px-4 pt-4 pb-3 text-ink-soft [&>svg]:size-5">
        {icon}
        <h3 className="font-semibold text-ink">{title}</h3>
        {count > 0 && (
          <span className="rounded-full bg-ink/8 px-2 text-xs tabular-nums">
            {formatNumber(count)}
          </span>
        )}
        {note && <span className="ml-auto text-sm tabular-nums">{note}</span>}
      </header>
      {count === 0 ? (
        <p className="border-t border-line px-4 py-5 text-sm text-ink-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      )}
      {footer && <div className="border-t border-line px-2 py-1">{footer}</div>}
    </section>
  )
}
