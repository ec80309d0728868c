import type { Database, Transaction } from '../database/types.ts'
import type { Device } from './push/send-push.ts'

/** What one process is about to tell; no other takes it before `CLAIM_SECONDS` are over. */
export interface Delivery {
  id: string
  userId: string
  kind: string
  /** Notifications since the last delivery. */
  news: number
  tries: number
  /** Undefined where it goes by mail. */
  device: (Device & { id: string }) | undefined
  unread: Unread
}

/** Notifications of the kind that came within a day and that the agent has not read yet. */
interface Unread {
  count: number
  /** The data of the newest two: one alone can be opened. */
  newest: Record<string, unknown>[]
}

/** What became of a delivery; there may have been nothing to tell. */
export type Settled = 'sent' | 'dropped' | 'nothing'

/** Longer than a try takes: what a process has left behind by ending is another one's after this. */
const CLAIM_SECONDS = 120
/** What was not told for a day is no news. */
const MAX_AGE_HOURS = 24

/** The one that has waited longest, of an agent who is not being told anything by this process; undefined where nothing is due. */
export async function claimDelivery(
  database: Database,
  busy: readonly string[],
): Promise<Delivery | undefined> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<{
      id: string
      userId: string
      subscriptionId: string | null
      kind: string
      news: number
      since: Date
      tries: number
    }>(
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
    )
    const [claimed] = rows
    if (!claimed) return undefined
    const { subscriptionId, since, ...delivery } = claimed
    const device = subscriptionId === null ? undefined : await readDevice(tx, subscriptionId)
    const isLost = subscriptionId !== null && !device
    const isOld = Date.now() - since.getTime() > MAX_AGE_HOURS * 3_600_000
    const unread = isLost || isOld ? { count: 0, newest: [] } : await readUnread(tx, delivery)
    return { ...delivery, device, unread }
  })
}

/** Undefined for one whose session was closed from elsewhere. */
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

async function readUnread(
  tx: Transaction,
  { userId, kind }: Pick<Delivery, 'userId' | 'kind'>,
): Promise<Unread> {
  const { rows } = await tx.query<{ data: Record<string, unknown>; count: number }>(
    `select data, (count(*) over ())::integer as count from public.notifications
     where user_id = $1 and kind = $2 and not read and created_at > now() - make_interval(hours => $3)
     order by created_at desc, id desc limit 2`,
    [userId, kind, MAX_AGE_HOURS],
  )
  return { count: rows[0]?.count ?? 0, newest: rows.map(({ data }) => data) }
}

/** What came meanwhile waits for the pause. */
export async function settleDelivery(
  database: Database,
  { id, news, device }: Delivery,
  settled: Settled,
): Promise<void> {
  await database.asOwner(async (tx) => {
    await tx.query(
      `update private.deliveries
       set news = news - $2, news_since = now(), tries = 0, due_at = case when $3 then now() + pause else now() end
       where id = $1`,
      [id, news, settled !== 'nothing'],
    )
    if (settled !== 'sent' || !device) return
    await tx.query('update public.push_subscriptions set last_sent_at = now() where id = $1', [
      device.id,
    ])
  })
}

export async function postponeDelivery(
  database: Database,
  { id }: Delivery,
  seconds: number,
): Promise<void> {
  await database.asOwner((tx) =>
    tx.query(
      'update private.deliveries set due_at = now() + make_interval(secs => $2) where id = $1',
      [id, seconds],
    ),
  )
}

export async function removeDevice(database: Database, deviceId: string): Promise<void> {
  await database.asOwner((tx) =>
    tx.query('delete from public.push_subscriptions where id = $1', [deviceId]),
  )
}

/** Milliseconds until something is due; undefined while nothing waits. */
export async function untilNextDelivery(database: Database): Promise<number | undefined> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ ms: number | null }>(
      `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from private.deliveries where news > 0`,
    ),
  )
  return rows[0]?.ms ?? undefined
}
