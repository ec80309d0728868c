import { deployment } from '../../lib/deployment.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSubscription } from './api/read-subscription.ts'
import { messages } from './messages.ts'
import { PlanDetails } from './plan-details.tsx'

export function SubscriptionScreen() {
  const { contactEmail } = deployment()
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <CurrentPlan />
      <Notice tone="info">
        Muy pronto podrás elegir y pagar tu plan desde aquí. Mientras tanto, escríbenos a{' '}
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> y te ayudamos.
      </Notice>
    </div>
  )
}

function CurrentPlan() {
  const { data, isError, isFetching, refetch } = useSubscription()
  if (data) return <PlanDetails subscription={data} />
  if (isError) {
    return (
      <Card>
        <Notice tone="danger">{messages.loadFailed}</Notice>
        <Button look="secondary" isPending={isFetching} onPress={() => void refetch()}>
          {messages.retry}
        </Button>
      </Card>
    )
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
