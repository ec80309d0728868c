import type { Billing } from '@predio/domain/subscriptions'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { deployment } from '../../../lib/deployment.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { GridSkeleton } from '../../../ui/grid-skeleton.tsx'
import { usePlans } from '../api/list-plans.ts'
import type { Subscription } from '../api/read-subscription.ts'
import { messages } from '../messages.ts'
import { PlanOffer } from './plan-offer.tsx'
import { useCheckout } from './use-checkout.ts'
import type { ReturnState } from '../payment/use-payment-return.ts'

const BILLINGS = [
  { id: 'monthly', label: messages.monthly },
  { id: 'yearly', label: messages.yearly },
] as const

const GRID = 'gap-6 lg:grid-cols-3'

/** SUB-24: nothing can be bought while a payment is being confirmed, so that nobody pays twice. */
export function Plans({ back }: { back: ReturnState }) {
  const { subscription } = back
  const { data: plans, isError, refetch } = usePlans()
  const [chosen, setChosen] = useState<Billing>()
  const checkout = useCheckout()
  const billing = chosen ?? back.billing ?? billingOf(subscription)
  const isActive = subscription?.status === 'active'
  return (
    <section aria-labelledby="planes" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-1 basis-80 flex-col gap-1">
          <h2 id="planes" className="text-lg font-semibold">
            {messages.plans}
          </h2>
          <p className="text-sm text-ink-soft">
            {messages.plansHint} {isActive && messages.changeHint}
          </p>
          <HelpLink guide="plan-y-pagos">{messages.help}</HelpLink>
        </div>
        <SegmentedControl
          label={messages.billing}
          segments={BILLINGS}
          value={billing}
          onChange={setChosen}
        />
      </div>
      {!plans && !isError && <GridSkeleton cards={3} grid={GRID} card="h-80" />}
      {!plans && isError && (
        <LoadFailure isCard title={messages.plansFailed} onRetry={() => void refetch()} />
      )}
      {plans?.length === 0 && <NoPlans />}
      {plans && plans.length > 0 && (
        <ul className={`grid ${GRID}`}>
          {plans.map((plan) => (
            <PlanOffer
              key={plan.id}
              plan={plan}
              billing={billing}
              subscription={subscription}
              isChosen={plan.id === back.planId && back.phase !== 'paid'}
              isClosed={back.phase === 'confirming'}
              checkout={checkout}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function billingOf(subscription: Subscription | undefined): Billing {
  return subscription?.billing_type === 'yearly' ? 'yearly' : 'monthly'
}

function NoPlans() {
  return (
    <div className="rounded-lg bg-card shadow-md">
      <EmptyState
        icon={<Tag aria-hidden="true" />}
        title={messages.noPlans}
        text={messages.noPlansHint}
        action={
          <ButtonLink look="secondary" href={`mailto:${deployment().contactEmail}`}>
            {deployment().contactEmail}
          </ButtonLink>
        }
      />
    </div>
  )
}
