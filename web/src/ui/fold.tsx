import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'

interface FoldProps {
  title: string
  reason?: string
  children: ReactNode
}

export function Fold({ title, reason = '', children }: FoldProps) {
  const [isOpen, setOpen] = useState(reason !== '')
  const [known, setKnown] = useState(reason)
  if (reason !== known) {
    setKnown(reason)
    if (reason !== '') setOpen(true)
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/fold rounded-md bg-sunken/60"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-4 text-sm font-medium text-action outline-0 focus-visible:outline-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/fold:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
