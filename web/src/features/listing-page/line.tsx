import type { ReactNode } from 'react'

export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
