import { isUuid } from '../../../../domain/src/text/is-uuid.ts'
import type { Stripe } from 'stripe'
import { planIdOf } from './plan-product.ts'

/** What `finish_stripe_event` writes into the person's row. */
export interface StripeState {
  subscription: string
  status: 'active' | 'cancelled' | 'expired'
  plan_id: string | null
  billing_type: 'monthly' | 'yearly' | null
  starts_at: string
  ends_at: string
  cancelled_at: string | null
  /** Cents a period, as agreed on when it was bought. */
  price: number | null
  /** Stripe still tries to collect a renewal that was not paid. */
  is_past_due: boolean
  /** Nothing is collected for it any more. */
  is_over: boolean
  /** Earlier ones that still run although another has taken their place. */
  superseded: string[]
}

const LIVE: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])
/** Nobody has paid for these yet, or ever will. */
const NEVER_PAID: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired'])
/** As long as the daily work waits for news of a renewal. */
const GRACE_SECONDS = 72 * 3600

/** The one that counts of a customer's subscriptions: the newest that runs, or the last that did. */
export function readState(
  subscriptions: readonly Stripe.Subscription[],
  now: Date,
): StripeState | undefined {
  const ours = subscriptions
    .filter((each) => isOurs(each) && !NEVER_PAID.has(each.status))
    .toSorted((one, other) => other.created - one.created)
  const live = ours.filter(({ status }) => LIVE.has(status))
  const chosen = live[0] ?? ours[0]
  if (!chosen) return undefined
  const isPaid = chosen.status === 'active' || chosen.status === 'trialing'
  return {
    ...describe(chosen, now.getTime() / 1000),
    superseded: isPaid ? live.slice(1).map(({ id }) => id) : [],
  }
}

/** The operator may sell other things to the same person. */
export function isOurs(subscription: Stripe.Subscription): boolean {
  return subscription.items.data.length > 0 && planOf(subscription) !== null
}

/** By the product first: in Stripe's dashboard a plan is changed there, and the metadata stay. */
function planOf({ items, metadata }: Stripe.Subscription): string | null {
  const product = items.data[0]?.price.product
  const id = typeof product === 'string' ? product : product?.id
  const named = id === undefined ? undefined : planIdOf(id)
  return named ?? (isUuid(metadata['plan_id']) ? metadata['plan_id'] : null)
}

function describe(subscription: Stripe.Subscription, now: number): Omit<StripeState, 'superseded'> {
  const { start, end } = paidPeriod(subscription)
  return {
    subscription: subscription.id,
    status: statusOf(subscription, end, now),
    plan_id: planOf(subscription),
    billing_type: billingOf(subscription),
    starts_at: toIso(Math.min(start, end)),
    ends_at: toIso(end),
    cancelled_at: subscription.canceled_at === null ? null : toIso(subscription.canceled_at),
    price: subscription.items.data[0]?.price.unit_amount ?? null,
    is_past_due: subscription.status === 'past_due',
    is_over: isOver(subscription),
  }
}

/** Stripe begins the next period before it is paid: while a payment is due, the last one counts. */
function paidPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const item = subscription.items.data[0]
  const start = item?.current_period_start ?? subscription.start_date
  const end = item?.current_period_end ?? start
  if (subscription.status === 'past_due') return { start: subscription.start_date, end: start }
  const stops = LIVE.has(subscription.status) ? subscription.cancel_at : subscription.ended_at
  return { start, end: Math.min(end, stops ?? end) }
}

function statusOf(
  subscription: Stripe.Subscription,
  end: number,
  now: number,
): StripeState['status'] {
  if (!LIVE.has(subscription.status)) return 'expired'
  if (subscription.status === 'past_due' && now >= end + GRACE_SECONDS) return 'expired'
  const stops = subscription.cancel_at_period_end || subscription.cancel_at !== null
  return stops ? 'cancelled' : 'active'
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

function billingOf({ items }: Stripe.Subscription): StripeState['billing_type'] {
  switch (items.data[0]?.price.recurring?.interval) {
    case 'month':
      return 'monthly'
    case 'year':
      return 'yearly'
    default:
      return null
  }
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
