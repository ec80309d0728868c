import type { Database, Transaction } from '../database/types.ts'
import type { Device } from './push/send-push.ts'

/** For `CLAIM_SECONDS` no other process takes a claimed delivery. */
export interface Claim {
  id: string
  userId: string
  subscriptionId: string | null
  kind: string
  /** `news` counts the notifications since the last delivery; `since` is the time of the first of them. */
  news: number
  since: Date
  tries: number
}

export interface Delivery extends Claim {
  device: (Device & { id: string }) | undefined
  unread: Unread
}

interface Unread {
  count: number
  newest: Record<string, unknown>[]
}

export type Settled = 'sent' | 'dropped' | 'nothing'

/** The time is longer than one try may take. Another process then takes over the delivery of a process that ended. */
const CLAIM_SECONDS = 90
/** A notification that is older than a day is not delivered any more. */
const MAX_AGE_HOURS = 24
const MAX_READ = 100

/** Claims the delivery that has waited longest and whose agent this process is not delivering to. */
export async function claimDelivery(
  database: Database,
  busy: readonly string[],
): Promise<Claim | undefined> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<Claim>(
      `update private.deliveries as delivery
       set due_at = now() + make_interval(secs => $2), tries = delivery.tries + 1
       from (
         select id from private.deliveries
         where news > 0 and due_at <= now() and user_id <> all ($1::uuid[])
         order by due_at limit 1 for update skip locked
       ) as next
       where delivery.id = next.id
       returning delivery.id, delivery.user_id as "userId", delivery.subscription_id as "subscriptionId", delivery.kind,
         delivery.news, delivery.news_since as since, delivery.tries`,
      [busy, CLAIM_SECONDS],
    ),
  )
  return rows[0]
}

/**
 * The result is undefined if nothing is left to deliver. The read is apart from the claim, so that an unreadable delivery delays nobody
 * else.
 */
export async function readDelivery(
  database: Database,
  claim: Claim,
): Promise<Delivery | undefined> {
  const { subscriptionId, since } = claim
  if (Date.now() - since.getTime() > MAX_AGE_HOURS * 3_600_000) return undefined
  return database.asOwner(async (tx) => {
    const device = subscriptionId === null ? undefined : await readDevice(tx, subscriptionId)
    if (subscriptionId !== null && !device) return undefined
    const unread = await readUnread(tx, claim)
    return unread.count === 0 ? undefined : { ...claim, device, unread }
  })
}

/** A device whose session has ended gets no message. */
async function readDevice(tx: Transaction, id: string): Promise<Delivery['device']> {
  const { rows } = await tx.query<Device & { id: string }>(
    `select id, endpoint, p256dh, auth from public.push_subscriptions as device
     where id = $1 and (
       session_id is null or exists (select from auth.sessions as open where open.id = device.session_id)
     )`,
    [id],
  )
  return rows[0]
}

async function readUnread(tx: Transaction, { userId, kind }: Claim): Promise<Unread> {
  const { rows } = await tx.query<{ data: Record<string, unknown>; all: number }>(
    `select data, (count(*) over ())::integer as all from public.notifications
     where user_id = $1 and kind = $2 and not read and created_at > now() - make_interval(hours => $3)
     order by created_at desc, id desc limit $4`,
    [userId, kind, MAX_AGE_HOURS, MAX_READ],
  )
  const newest = rows.map(({ data }) => data)
  const others = newest.reduce((sum, data) => sum + countOf(data) - 1, 0)
  return { count: (rows[0]?.all ?? 0) + others, newest }
}

/** One notification may stand for several events of the same kind. */
function countOf({ count }: Record<string, unknown>): number {
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 1
}

/** Notifications that came during this delivery are delivered after a pause. */
export async function settleDelivery(
  database: Database,
  { id, news, subscriptionId }: Claim,
  settled: Settled,
): Promise<void> {
  await database.asOwner(async (tx) => {
    await tx.query(
      `update private.deliveries
       set news = news - $2, news_since = now(), tries = 0, due_at = case when $3 then now() + pause else now() end
       where id = $1`,
      [id, news, settled !== 'nothing'],
    )
    if (settled !== 'sent') return
    await tx.query('update public.push_subscriptions set last_sent_at = now() where id = $1', [
      subscriptionId,
    ])
  })
}

export async function postponeDelivery(
  database: Database,
  { id }: Claim,
  seconds: number,
): Promise<void> {
  await database.asOwner((tx) =>
    tx.query(
      'update private.deliveries set due_at = now() + make_interval(secs => $2) where id = $1',
      [id, seconds],
    ),
  )
}

export async function removeDevice(database: Database, deviceId: string | null): Promise<void> {
  await database.asOwner((tx) =>
    tx.query('delete from public.push_subscriptions where id = $1', [deviceId]),
  )
}

/** The result is undefined if no delivery waits. */
export async function untilNextDelivery(database: Database): Promise<number | undefined> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ ms: number | null }>(
      `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from private.deliveries where news > 0`,
    ),
  )
  return rows[0]?.ms ?? undefined
}
