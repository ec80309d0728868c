import { formatCents } from '@predio/domain/money'
import { monthlyCents, type Billing, type Plan } from '@predio/domain/subscriptions'
import { deployment } from '../../../lib/deployment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Subscription } from '../api/read-subscription.ts'
import { FeatureList } from './feature-list.tsx'
import { messages } from '../messages.ts'
import { offerAction, type OfferAction } from './offer-action.ts'
import type { Checkout } from './use-checkout.ts'

interface PlanOfferProps {
  plan: Plan
  billing: Billing
  subscription: Subscription | undefined
  isChosen: boolean
  isClosed: boolean
  checkout: Checkout
}

export function PlanOffer({
  plan,
  billing,
  subscription,
  isChosen,
  isClosed,
  checkout,
}: PlanOfferProps) {
  const { start, pendingPlan, failure } = checkout
  const action = offerAction(subscription, plan.id, billing)
  const isCurrent = action === 'current'
  const isMarked = isChosen && !isCurrent
  return (
    <li
      className={cx(
        'flex flex-col gap-6 rounded-lg bg-card p-6 sm:p-8',
        isMarked || isCurrent ? 'shadow-lg outline-2 outline-action' : 'shadow-md',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-lg font-semibold">{plan.name}</h3>
        {isCurrent && <Badge tone="success">{messages.yourPlan}</Badge>}
        {isMarked && <Badge tone="info">{messages.yourChoice}</Badge>}
      </div>
      <Price plan={plan} billing={billing} />
      <FeatureList label={`${messages.included}: ${plan.name}`} features={plan.features} />
      {!isCurrent && (
        <Button
          look={isMarked ? 'primary' : 'secondary'}
          fullWidth
          isPending={pendingPlan === plan.id}
          isDisabled={isClosed || (pendingPlan !== undefined && pendingPlan !== plan.id)}
          pendingLabel={messages.opening}
          onPress={() => start({ planId: plan.id, billing })}
        >
          {labelOf(action, plan.name, billing)}
        </Button>
      )}
      {failure?.planId === plan.id && <Notice tone="danger">{failure.text}</Notice>}
      {failure?.planId === plan.id && failure.needsOperator && <WriteToUs />}
    </li>
  )
}

function WriteToUs() {
  const { contactEmail } = deployment()
  return (
    <p className="text-sm text-ink-soft">
      {messages.writeToUs} <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
    </p>
  )
}

function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-semibold tabular-nums">
          {formatCents(monthlyCents(plan, billing), 'ifAny')}
        </span>
        <span className="text-ink-soft">{messages.perMonthShort}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {billing === 'monthly'
          ? messages.paidMonthly
          : messages.paidYearly(formatCents(plan.priceYearly, 'ifAny'))}
      </p>
    </div>
  )
}

function labelOf(action: Exclude<OfferAction, 'current'>, plan: string, billing: Billing): string {
  switch (action) {
    case 'choose':
      return messages.choose(plan)
    case 'change':
      return messages.changeTo(plan)
    case 'renew':
      return messages.renew(plan)
    case 'rebill':
      return billing === 'yearly' ? messages.payYearly : messages.payMonthly
  }
}
