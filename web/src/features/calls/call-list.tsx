import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { LoadMore } from '../../ui/load-more/load-more.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Meter } from '../../ui/meter.tsx'
import { ADDRESSES } from '../../lib/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { CallItem } from './call-item.tsx'
import { allCalls, introText, messages, planText } from './messages.ts'
import { useAllCalls } from './use-calls.ts'
import { useCallMessage } from './use-call-message.tsx'

/** CALL-17: as many calls are shown as the day's target still asks for. */
export function CallList() {
  const { calls, plan, pages, isPending, retry } = useAllCalls()
  const [showsAll, setShowsAll] = useState(false)
  const message = useCallMessage()
  if (isPending) return <ListSkeleton rows={4} isCard={false} row="py-3" />
  if (!calls || !plan) return <LoadFailure title={messages.loadFailed} onRetry={retry} />
  const shown = showsAll ? calls : calls.slice(0, plan.planned)
  const hasMore = showsAll || calls.length < plan.planned
  return (
    <>
      <Meter
        label={messages.contacted}
        tone="success"
        value={Math.min(plan.contacted, plan.target)}
        maxValue={plan.target}
        valueLabel={planText(plan)}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<PhoneCall aria-hidden="true" />}
          title={plan.total === 0 ? messages.empty : messages.targetMet}
          text={plan.total === 0 ? messages.emptyHint : messages.targetMetHint}
        />
      ) : (
        <>
          <p className="text-ink-soft">
            {introText(showsAll ? plan.total : plan.planned)}{' '}
            <Link href={ADDRESSES.settings}>{messages.changeRules}</Link>
          </p>
          <ul aria-label={messages.title} className="-my-4 divide-y divide-line">
            {shown.map((call) => (
              <li key={call.client.id}>
                <CallItem call={call} onWrite={() => message.write(call)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasMore && <LoadMore pages={pages} byHand />}
      {!showsAll && plan.total > plan.planned && (
        <Button look="secondary" onPress={() => setShowsAll(true)}>
          {allCalls(plan.total)}
        </Button>
      )}
      {message.dialog}
    </>
  )
}
