import { CalendarX2, Link2Off, WifiOff, type LucideIcon } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ShareProblem } from './api/open-share.ts'
import { messages } from './messages.ts'

const ICONS: Record<ShareProblem, LucideIcon> = {
  share_not_found: Link2Off,
  share_revoked: Link2Off,
  share_expired: CalendarX2,
  document_unavailable: Link2Off,
  rate_limited: WifiOff,
  unreachable: WifiOff,
}

interface ShareProblemCardProps {
  problem: ShareProblem
  onRetry: () => void
}

/** Explains why a link does not open, and what to do. */
export function ShareProblemCard({ problem, onRetry }: ShareProblemCardProps) {
  const { title, text } = messages.problems[problem]
  const Icon = ICONS[problem]
  const isTemporary = problem === 'unreachable' || problem === 'rate_limited'
  return (
    <section className="my-auto flex flex-col items-center gap-6 rounded-xl bg-card px-6 py-16 text-center shadow-md">
      <span className="grid size-20 place-items-center rounded-full bg-attention-soft text-attention">
        <Icon aria-hidden="true" className="size-9" />
      </span>
      <div className="flex max-w-md flex-col gap-2">
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        <p className="text-ink-soft">{text}</p>
      </div>
      {isTemporary && <Button onPress={onRetry}>{messages.retry}</Button>}
    </section>
  )
}
