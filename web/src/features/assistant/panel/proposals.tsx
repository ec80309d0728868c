import type { StoredOutcome } from '@predio/domain/assistant'
import { CircleCheck, Info } from 'lucide-react'
import { Suspense } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Answer } from '../chat/chat-message.ts'
import { storeOutcome } from '../chat/store-turn.ts'

const ToolProposal = lazy(async () => ({
  default: (await import('../tools/tool-proposal.tsx')).ToolProposal,
}))

export function Proposals({ answer }: { answer: Answer }) {
  const { id, calls, contextListings, outcomes } = answer
  if (calls.length === 0) return <Outcomes outcomes={outcomes.map(({ outcome }) => outcome)} />
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-48" />}>
      {calls.map((call) => {
        const callId = `${call.index}:${call.id}`
        return (
          <ToolProposal
            key={callId}
            call={call}
            listings={contextListings}
            onSettled={(outcome) => storeOutcome(id, callId, outcome)}
          />
        )
      })}
    </Suspense>
  )
}

function Outcomes({ outcomes }: { outcomes: readonly StoredOutcome[] }) {
  if (outcomes.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-soft">
      {outcomes.map(({ kind, text }, place) => {
        const Icon = kind === 'done' ? CircleCheck : Info
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same text, and their order never changes
          <li key={place} className="flex gap-2">
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
