import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSubscription } from './api/read-subscription.ts'
import { messages } from './messages.ts'
import { PlanDetails } from './plan-details.tsx'

export function CurrentPlan() {
  const { data, isError, refetch } = useSubscription()
  if (data) return <PlanDetails subscription={data} />
  if (isError) {
    return <LoadFailure isCard title={messages.loadFailed} onRetry={() => void refetch()} />
  }
  return (
    <div aria-busy="true">
      <Card>
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-6 w-64" />
        <Skeleton className="w-72" />
        <Skeleton className="w-60" />
      </Card>
    </div>
  )
}
