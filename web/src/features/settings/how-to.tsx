import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Help that waits until it is asked for. */
export function HowTo({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-md bg-sunken/60">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-4 text-sm font-medium text-action outline-0 focus-visible:outline-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4 text-sm text-ink-soft [&_li]:pl-1 [&_ol]:flex [&_ol]:list-decimal [&_ol]:flex-col [&_ol]:gap-1.5 [&_ol]:pl-5">
        {children}
      </div>
    </details>
  )
}
