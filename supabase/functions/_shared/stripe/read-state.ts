import { isUuid } from '../../../../domain/src/text/is-uuid.ts'
import type { Stripe } from 'stripe'
import { planIdOf } from './plan-product.ts'

export interface StripeState {
  subscription: string
  status: 'active' | 'cancelled' | 'expired'
  plan_id: string | null
  billing_type: 'monthly' | 'yearly' | null
  starts_at: string
  ends_at: string
  cancelled_at: string | null
  price: number | null
  is_past_due: boolean
  is_over: boolean
  superseded: string[]
}

const LIVE: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])
const NEVER_PAID: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired'])
/** For this time after a period the daily work waits for a report of the renewal. */
const GRACE_SECONDS = 72 * 3600

/** Returns the newest subscription that runs, or otherwise the last one that ran. */
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

export function isOurs(subscription: Stripe.Subscription): boolean {
  return subscription.items.data.length > 0 && planOf(subscription) !== null
}

/** The product takes precedence over the metadata, because changing a plan in Stripe's dashboard changes only the product. */
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

/** Stripe begins the next period before it is paid, so while a payment is due, the previous period counts. */
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
