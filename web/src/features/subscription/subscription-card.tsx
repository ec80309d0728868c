import { Link } from 'react-aria-components'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSubscription, type Subscription } from './api/read-subscription.ts'
import { cardMessages } from './card-messages.ts'
import { TrialBar } from './trial-bar.tsx'
import { useSummary } from './use-summary.ts'
import { ADDRESSES } from '../../lib/navigation.ts'

const FRAME =
  'flex flex-col gap-2 rounded-md border border-line bg-card px-4 py-3 text-sm shadow-sm'

export function SubscriptionCard({ onFollow }: { onFollow?: () => void }) {
  const { data, isError, isFetching, refetch } = useSubscription()
  if (data) return <Summary subscription={data} onFollow={onFollow} />
  if (isError) {
    return (
      <div role="alert" className={FRAME}>
        <p className="text-ink-soft">{cardMessages.loadFailed}</p>
        <Button look="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
          {cardMessages.retry}
        </Button>
      </div>
    )
  }
  return (
    <div aria-busy="true" className={FRAME}>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="w-40" />
    </div>
  )
}

interface SummaryProps {
  subscription: Subscription
  onFollow: (() => void) | undefined
}

function Summary({ subscription, onFollow }: SummaryProps) {
  const { title, tone, text, days } = useSummary(subscription)
  return (
    <Link
      href={ADDRESSES.subscription}
      {...(onFollow && { onPress: onFollow })}
      className={`${FRAME} cursor-pointer no-underline outline-0 transition-shadow hover:shadow-md focus-visible:outline-2 focus-visible:outline-focus`}
    >
      <Badge tone={tone}>{title}</Badge>
      <span className="font-medium">{text}</span>
      {days !== null && <TrialBar days={days} isEnding={tone === 'attention'} />}
    </Link>
  )
}
