import { endOfDay, isCalendarDate, knownZone } from '@predio/domain/dates'
import type { UserRecord } from '../auth/users/user-record.ts'
import type { Transaction } from '../database/types.ts'
import { AdminError } from './errors.ts'
import { day, messages } from './messages.ts'
import { nameOf } from './find-agent.ts'
import type { Admin } from './open-admin.ts'

const TRIAL = 'Trial'
const MAX_TRIAL_DAYS = 365

type Billing = 'monthly' | 'yearly'

interface Subscription {
  status: string
  zone: string
  is_running: boolean
  pays_by_stripe: boolean
  ends_at: Date
}

interface PlanChange {
  plan: string
  billing: Billing
  /** The default is a month or a year from now; the format is YYYY-MM-DD. */
  until: string | undefined
}

/** A plan ends by the calendar of the agent's time zone. */
interface PlanEnd {
  endsAt: Date
  zone: string
}

/** The operator gives a plan or was paid for it without Stripe. The plan ends with its period and is not renewed. */
export async function setPlan(
  { database }: Admin,
  agent: UserRecord,
  { plan: wanted, billing, until }: PlanChange,
): Promise<PlanEnd & { plan: string }> {
  return database.asOwner(async (tx) => {
    const plan = await findPlan(tx, wanted)
    const { zone } = await refuseWhilePaidByStripe(tx, agent)
    const lastDay = readLastDay(until, zone)
    const { rows } = await tx.query<{ ends_at: Date }>(
      `update public.subscriptions set plan_id = $2, status = 'active', billing_type = $3::text, auto_renew = false,
         cancellation_date = null, open_invoice_url = null, price = null, stripe_subscription_id = null,
         current_period_starts_at = now(),
         current_period_ends_at = coalesce($4::timestamptz,
           now() + case when $3::text = 'yearly' then interval '1 year' else interval '1 month' end)
       where user_id = $1 returning current_period_ends_at as ends_at`,
      [agent.id, plan.id, billing, lastDay?.toISOString() ?? null],
    )
    return { plan: plan.name, endsAt: rows[0]!.ends_at, zone }
  })
}

export async function extendTrial(
  { database }: Admin,
  agent: UserRecord,
  days: number,
): Promise<PlanEnd> {
  if (!Number.isInteger(days) || days < 1 || days > MAX_TRIAL_DAYS) {
    throw new AdminError(messages.wrongDays(MAX_TRIAL_DAYS))
  }
  return database.asOwner(async (tx) => {
    const subscription = await refuseWhilePaidByStripe(tx, agent)
    if (subscription.is_running && subscription.status !== 'trial') {
      throw new AdminError(
        messages.hasPlan(nameOf(agent), day(subscription.ends_at, subscription.zone)),
      )
    }
    const { rows } = await tx.query<{ ends_at: Date }>(
      `update public.subscriptions set status = 'trial', billing_type = null, auto_renew = false, cancellation_date = null,
         open_invoice_url = null, price = null, stripe_subscription_id = null,
         plan_id = (select id from public.subscription_plans where name = $3),
         current_period_starts_at = case when status = 'trial' then current_period_starts_at else now() end,
         current_period_ends_at = greatest(current_period_ends_at, now()) + make_interval(days => $2)
       where user_id = $1 returning current_period_ends_at as ends_at`,
      [agent.id, days, TRIAL],
    )
    return { endsAt: rows[0]!.ends_at, zone: subscription.zone }
  })
}

/** A plan that Stripe bills is changed at Stripe, because Stripe's next event would overwrite the row. */
async function refuseWhilePaidByStripe(tx: Transaction, agent: UserRecord): Promise<Subscription> {
  const { rows } = await tx.query<Subscription>(
    `select own.status, profile.time_zone as zone, own.current_period_ends_at > now() and own.status <> 'expired' as is_running,
       own.stripe_subscription_id is not null and own.status in ('active', 'cancelled') as pays_by_stripe,
       own.current_period_ends_at as ends_at
     from public.subscriptions own join public.profiles profile on profile.id = own.user_id
     where own.user_id = $1 for update of own`,
    [agent.id],
  )
  const subscription = rows[0]
  if (!subscription) throw new AdminError(messages.noSubscription(nameOf(agent)))
  if (subscription.pays_by_stripe) throw new AdminError(messages.paysByStripe(nameOf(agent)))
  return { ...subscription, zone: knownZone(subscription.zone) }
}

async function findPlan(tx: Transaction, wanted: string): Promise<{ id: string; name: string }> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    'select id, name from public.subscription_plans where name <> $1 order by price_monthly',
    [TRIAL],
  )
  const plan = rows.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const names = rows.map(({ name }) => name)
  if (!plan) throw new AdminError(messages.unknownPlan(wanted, names))
  return plan
}

/** The plan ends with the last second of the day, so that everybody reads the same date. */
function readLastDay(until: string | undefined, zone: string): Date | undefined {
  if (until === undefined) return undefined
  const end = isCalendarDate(until) ? new Date(endOfDay(until, zone).getTime() - 1000) : undefined
  if (!end || end <= new Date()) throw new AdminError(messages.wrongDay(until))
  return end
}
