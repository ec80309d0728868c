import { CircleCheck, CircleSlash, Info } from 'lucide-react'
import type { Ref } from 'react'
import { linkTo } from '../../../lib/navigation.ts'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import type { SettledCall } from './call-memory.ts'
import { messages } from './messages.ts'

const ICONS = { done: CircleCheck, dismissed: CircleSlash, refused: Info }
const LOOKS = {
  done: 'bg-success-soft text-success',
  dismissed: 'bg-sunken text-ink-soft',
  refused: 'bg-sunken text-ink',
}

interface SettledProposalProps {
  settled: SettledCall
  frameRef?: Ref<HTMLElement>
}

export function SettledProposal({ settled, frameRef }: SettledProposalProps) {
  const { outcome, target } = settled
  const Icon = ICONS[outcome.kind]
  return (
    <section
      ref={frameRef}
      tabIndex={-1}
      className={cx(
        'flex items-start gap-3 rounded-lg px-4 py-3 text-sm outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        LOOKS[outcome.kind],
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <output className="block font-medium wrap-anywhere">{outcome.text}</output>
        {target && <Link {...linkTo(target)}>{messages.seeInCrm}</Link>}
      </div>
    </section>
  )
}
