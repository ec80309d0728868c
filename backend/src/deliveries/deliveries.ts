import { addressOfNews } from '@predio/domain/notifications'
import type { Logger } from 'pino'
import type { Database } from '../database/types.ts'
import type { SendPush, SendResult } from './push/send-push.ts'
import {
  claimDelivery,
  postponeDelivery,
  readDelivery,
  removeDevice,
  settleDelivery,
  untilNextDelivery,
  type Claim,
  type Delivery,
} from './queue.ts'

/**
 * Deliveries tell agents outside of the app about new notifications, in their browsers and by mail. Waiting deliveries are in
 * `private.deliveries` (PUSH-04).
 */
export interface Deliveries {
  counts: Readonly<Record<'sent' | 'failed' | 'gone', number>>
  close(): Promise<void>
}

interface Ways {
  push: SendPush
  /** Resolves to false if there is nothing to tell this agent. */
  mail: (delivery: Delivery) => Promise<boolean>
}

/** A process delivers to this many agents at a time. A slow device delays only its own agent. */
const MAX_RUNNING = 8
/** The pauses in seconds after each failed try. After the last one the delivery is given up. */
const BACKOFF = [30, 120, 600, 1800, 7200]
const MAX_RETRY_AFTER = 3600
/** A NOTIFY may get lost, so the queue is read after this pause at the latest. */
const MAX_PAUSE_MS = 60_000

export async function startDeliveries(
  { database, log }: { database: Database; log: Logger },
  ways: Ways,
): Promise<Deliveries> {
  const counts = { sent: 0, failed: 0, gone: 0 }
  const running = new Map<string, Promise<void>>()
  let isClosing = false
  let isWanted = false
  let round: Promise<void> | undefined
  let hear: () => void = () => undefined
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    isWanted = true
    hear()
    if (isClosing || round) return
    clearTimeout(timer)
    round = runRound()
  }

  async function runRound(): Promise<void> {
    let pause = MAX_PAUSE_MS
    try {
      pause = await workThrough()
      if (isWanted) pause = 0
    } catch (error) {
      if (!isClosing) log.error({ err: error }, 'deliveries stopped; they will be tried again')
    }
    round = undefined
    if (isClosing) return
    timer = setTimeout(wake, pause)
    timer.unref()
  }

  /** Delivers everything that is due and returns the milliseconds until the next delivery may be due. */
  async function workThrough(): Promise<number> {
    for (;;) {
      const heard = new Promise<void>((resolve) => {
        hear = resolve
      })
      isWanted = false
      await fill()
      if (running.size === 0) break
      await Promise.race([...running.values(), ...(isClosing ? [] : [heard])])
    }
    const next = (await untilNextDelivery(database)) ?? MAX_PAUSE_MS
    return Math.min(Math.max(next, 0), MAX_PAUSE_MS)
  }

  async function fill(): Promise<void> {
    while (running.size < MAX_RUNNING) {
      if (isClosing) return
      const claim = await claimDelivery(database, [...running.keys()])
      if (!claim) return
      const { userId, kind } = claim
      const told = tell(claim)
        .then((result) => settle(claim, result))
        .catch((error: unknown) => {
          log.error({ err: error, kind }, 'what became of a delivery was not stored')
        })
        .finally(() => running.delete(userId))
      running.set(userId, told)
    }
  }

  async function tell(claim: Claim): Promise<SendResult | undefined> {
    const { kind } = claim
    try {
      const delivery = await readDelivery(database, claim)
      if (!delivery) return undefined
      const { device, unread } = delivery
      if (!device) return (await ways.mail(delivery)) ? { outcome: 'sent' } : undefined
      const address = addressOfNews(kind, unread.newest)
      return await ways.push(device, { kind, count: unread.count, address })
    } catch (error) {
      log.warn({ err: error, kind }, 'a delivery failed; it will be tried again')
      return { outcome: 'later', afterSeconds: undefined }
    }
  }

  async function settle(claim: Claim, result: SendResult | undefined): Promise<void> {
    const { kind, tries, subscriptionId } = claim
    if (!result) return settleDelivery(database, claim, 'nothing')
    switch (result.outcome) {
      case 'sent':
        counts.sent += 1
        return settleDelivery(database, claim, 'sent')
      case 'gone':
        counts.gone += 1
        return removeDevice(database, subscriptionId)
      case 'refused':
        counts.failed += 1
        log.warn({ kind, status: result.status }, 'a push service refused a message')
        return settleDelivery(database, claim, 'dropped')
      case 'later': {
        const backoff = BACKOFF[tries - 1]
        if (backoff !== undefined) {
          const seconds = Math.min(result.afterSeconds ?? 0, MAX_RETRY_AFTER)
          return postponeDelivery(database, claim, Math.max(backoff, seconds))
        }
        counts.failed += 1
        log.warn({ kind }, 'a delivery was given up')
        return settleDelivery(database, claim, 'dropped')
      }
    }
  }

  const unlisten = await database.listen('predio_deliveries', wake, wake)
  wake()
  return {
    counts,
    async close() {
      isClosing = true
      clearTimeout(timer)
      await unlisten()
      await round
    },
  }
}
