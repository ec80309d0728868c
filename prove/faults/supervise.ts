import { setTimeout as pause } from 'node:timers/promises'
import {
  freePort,
  startServer,
  type RunningServer,
  type ServerOptions,
} from '../../test-support/server.ts'

export interface Supervised {
  url: string
  publishableKey: string
  secretKey: string
  dataDir: string
  restarts(): number
  current(): RunningServer
  stop(): Promise<void>
}

const RESTART_AFTER_MS = 1_000

export async function superviseServer(options: ServerOptions): Promise<Supervised> {
  const port = await freePort()
  let server = await startServer({ ...options, port })
  // The server stores the keys of its first start, but this run needs a key that it knows.
  const env = { ...options.env, SECRET_KEY: server.secretKey }
  let restarts = 0
  const stopping = new AbortController()

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await server.exited
      if (stopping.signal.aborted) return
      await pause(RESTART_AFTER_MS)
      try {
        server = await startServer({ ...options, env, port })
        restarts += 1
      } catch {
        // The server cannot start yet; the loop tries again in a moment.
      }
    }
  }

  const kept = keepRunning()
  return {
    url: server.url,
    publishableKey: server.publishableKey,
    secretKey: server.secretKey,
    dataDir: server.dataDir,
    restarts: () => restarts,
    current: () => server,
    async stop() {
      stopping.abort()
      await server.stop()
      await kept
      await server.stop()
    },
  }
}
