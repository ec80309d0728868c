import type { Client } from 'pg'
import type { Logger } from 'pino'

const RETRY_MS = 1_000

/**
 * Keeps one connection of its own on a channel. When the connection is lost it comes back by
 * itself; what was notified in between is lost, so handlers must be able to catch up.
 */
export async function listenOn(
  connect: () => Client,
  channel: string,
  handler: (payload: string) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function open(): Promise<void> {
    const next = connect()
    next.on('notification', (message) => handler(message.payload ?? ''))
    next.on('error', (error) => lost(next, error))
    await next.connect()
    await next.query(`listen "${channel.replaceAll('"', '""')}"`)
    client = next
  }

  function lost(broken: Client, error: Error): void {
    broken.removeAllListeners('notification')
    if (closed || retry) return
    client = undefined
    log.warn({ err: error, channel }, 'lost the connection that listens; trying again')
    retry = setTimeout(() => {
      retry = undefined
      open().catch((reason: Error) => lost(broken, reason))
    }, RETRY_MS)
  }

  await open()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end()
  }
}
