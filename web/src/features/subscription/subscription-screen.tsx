import { useTitle } from '../../lib/use-title.ts'
import { usePlans } from './api/list-plans.ts'
import { CurrentPlan } from './current-plan.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { Plans } from './plans.tsx'
import { UsageCard } from './usage-card.tsx'
import { useLiveSubscription } from './use-live-subscription.ts'
import { usePaymentReturn } from './use-payment-return.ts'

export function SubscriptionScreen() {
  useTitle('Plan')
  useLiveSubscription()
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
