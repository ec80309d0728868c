import type { Client } from 'pg'
import type { Logger } from 'pino'

const RETRY_MS = 1_000

interface Listening {
  connect: () => Client
  channel: string
  handler: (payload: string) => void
  onResumed: () => void
  log: Logger
}

/** Listens on a connection of its own, which is reopened when it is lost. */
export async function listenOn({
  connect,
  channel,
  handler,
  onResumed,
  log,
}: Listening): Promise<() => Promise<void>> {
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
    // A connection that opened after closing would otherwise stay open.
    if (closed) await next.end()
  }

  function lost(broken: Client, error: Error): void {
    broken.removeAllListeners('notification')
    if (closed || retry) return
    client = undefined
    log.warn({ err: error, channel }, 'lost the connection that listens; trying again')
    retry = setTimeout(() => {
      retry = undefined
      open().then(onResumed, (reason: Error) => lost(broken, reason))
    }, RETRY_MS)
  }

  await open()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end()
  }
}
