import { CircleCheck, Info } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Answer } from '../chat/chat-message.ts'
import { keepOutcome } from '../chat/keep-turn.ts'
import { doneTitle } from '../tools/done-title.ts'

const ToolProposal = lazy(async () => ({
  default: (await import('../tools/tool-proposal.tsx')).ToolProposal,
}))

/** What the model wants done, each for the person to confirm; of past ones, what became of them. */
export function Proposals({ answer }: { answer: Answer }) {
  const { id, calls, told, outcomes } = answer
  if (calls.length === 0) return <Outcomes texts={outcomes.map(({ text }) => text)} />
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-48" />}>
      {calls.map((call) => {
        const callId = `${call.index}:${call.id}`
        return (
          <ToolProposal
            key={callId}
            call={call}
            listings={told}
            onSettled={({ text }) => keepOutcome(id, callId, text)}
          />
        )
      })}
    </Suspense>
  )
}

function Outcomes({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-soft">
      {texts.map((text, place) => {
        const Icon = doneTitle(text) === null ? Info : CircleCheck
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and none changes its place
          <li key={place} className="flex gap-2">
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
