import { PhoneCall } from 'lucide-react'
import { ADDRESSES } from '../../lib/navigation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { CallItem } from './call-item.tsx'
import { allCalls, messages, planText } from './messages.ts'
import { useShortCalls } from './use-calls.ts'
import { useCallMessage } from './use-call-message.tsx'
import { useNoteCall } from './use-note-call.ts'

const MAX_SHOWN = 5

export function TodaysCalls() {
  const { calls, plan, isPending, retry } = useShortCalls(MAX_SHOWN)
  const message = useCallMessage()
  const note = useNoteCall()
  if (isPending) return <ListSkeleton rows={4} />
  if (!calls || !plan) return <LoadFailure isCard title={messages.loadFailed} onRetry={retry} />
  return (
    <>
      <ListCard
        title={messages.title}
        icon={<PhoneCall aria-hidden="true" />}
        count={plan.planned}
        note={planText(plan)}
        empty={plan.total === 0 ? messages.empty : messages.targetMet}
        footer={
          plan.total > Math.min(plan.planned, MAX_SHOWN) && (
            <ButtonLink look="quiet" size="small" href={ADDRESSES.calls}>
              {allCalls(plan.total)}
            </ButtonLink>
          )
        }
      >
        {calls.slice(0, plan.planned).map((call) => (
          <li key={call.client.id} className="px-4">
            <CallItem
              call={call}
              headingLevel={4}
              onWrite={() => message.write(call)}
              onDone={() => void note(call.client.id)}
            />
          </li>
        ))}
      </ListCard>
      {message.dialog}
    </>
  )
}
