import { formatCents } from '@predio/domain/money'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { Subscription } from './api/read-subscription.ts'
import { CancelButton } from './cancel-button.tsx'
import { FeatureList } from './plans/feature-list.tsx'
import { messages } from './messages.ts'
import { payableInvoice } from './payment/payable-invoice.ts'
import { readFeatures } from './read-features.ts'
import { TrialBar } from './trial-bar.tsx'
import { TRIAL_PLAN } from './trial-plan.ts'
import { useSummary } from './use-summary.ts'
import { formatDate } from '@predio/domain/dates'
import { RENEWAL_GRACE_MS } from '@predio/domain/subscription-status'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'

export function PlanDetails({ subscription }: { subscription: Subscription }) {
  const { state, title, tone, text, hint, days } = useSummary(subscription)
  const { plan } = subscription
  const invoice = payableInvoice(subscription)
  // The plan's features are hidden after a trial, because they do not help to choose a plan.
  const isTrialOver = state === 'expired' && plan.name === TRIAL_PLAN
  const price = state === 'active' ? priceOf(subscription) : undefined
  const [isCancelled, setCancelled] = useState(false)
  const standing = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, so the focus moves to the text that shows the new state.
  useEffect(() => {
    if (isCancelled && state === 'cancelled') standing.current?.focus()
  }, [isCancelled, state])

  return (
    <Card
      title={plan.name === TRIAL_PLAN ? messages.trialPlan : messages.planNamed(plan.name)}
      action={<Badge tone={tone}>{title}</Badge>}
    >
      <div className="flex flex-col gap-3">
        <p ref={standing} tabIndex={-1} className="text-xl font-semibold outline-none">
          {text}
        </p>
        {price && <p className="text-ink-soft tabular-nums">{price}</p>}
        {hint && <p className="text-ink-soft">{hint}</p>}
        {days !== null && <TrialBar days={days} isEnding={tone === 'attention'} />}
      </div>
      {invoice && <OpenInvoice url={invoice} endsAt={subscription.current_period_ends_at} />}
      {!isTrialOver && (
        <FeatureList label={messages.included} features={readFeatures(plan.features)} />
      )}
      {state === 'active' && (
        <CancelButton
          endsAt={subscription.current_period_ends_at}
          onCancelled={() => setCancelled(true)}
        />
      )}
    </Card>
  )
}

/** SUB-33: subscribers keep the price at which they bought. */
function priceOf({ billing_type, price, plan }: Subscription): string | undefined {
  if (billing_type === 'monthly')
    return messages.perMonth(formatCents(price ?? plan.price_monthly, 'ifAny'))
  if (billing_type === 'yearly')
    return messages.perYear(formatCents(price ?? plan.price_yearly, 'ifAny'))
  return undefined
}

/** Stripe's invoice page does not lead back, so it opens in a new tab, and this page waits for the row to change. */
function OpenInvoice({ url, endsAt }: { url: string; endsAt: string }) {
  const until = new Date(new Date(endsAt).getTime() + RENEWAL_GRACE_MS)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">
        {messages.payInvoiceHint(formatDate(until, useZone(), 'long'))}
      </p>
      <div className="flex flex-col sm:flex-row">
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer">
          {messages.payInvoice}
        </ButtonLink>
      </div>
    </div>
  )
}
