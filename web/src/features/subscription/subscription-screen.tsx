import { useTitle } from '../../lib/use-title.ts'
import { usePlans } from './api/list-plans.ts'
import { PaymentNotice } from './payment/payment-notice.tsx'
import { Plans } from './plans/plans.tsx'
import { UsageCard } from './usage/usage-card.tsx'
import { usePaymentReturn } from './payment/use-payment-return.ts'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSubscription } from './api/read-subscription.ts'
import { messages } from './messages.ts'
import { PlanDetails } from './plan-details.tsx'
import { useLiveTable } from '../../lib/data/use-live-table.ts'

export function SubscriptionScreen() {
  useTitle('Plan')
  // Payments, renewals and cancellations change the row from outside of this page.
  useLiveTable('subscriptions')
  const { data: plans } = usePlans()
  const back = usePaymentReturn()
  const chosen = plans?.find(({ id }) => id === back.planId)?.name
  return (
    <div className="flex max-w-6xl flex-col gap-8">
      <PaymentNotice back={back} chosen={chosen} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <CurrentPlan />
        <UsageCard />
      </div>
      <Plans back={back} />
    </div>
  )
}

function CurrentPlan() {
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
