import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '../test-support/server.ts'
import { insertClient } from './agent.ts'

export interface Adding {
  ended: Promise<void>
  refused: Map<number, number>
  stop(): void
}

interface AddingOptions {
  writers?: number
  throughFailures?: boolean
}

/** Without this pause a writer would send a thousand requests a second to a dead server. */
const BREATH_MS = 20

export function startAdding(
  server: Pick<RunningServer, 'url' | 'publishableKey'>,
  token: string,
  acknowledged: Set<string>,
  { writers = 4, throughFailures = false }: AddingOptions = {},
): Adding {
  const refused = new Map<number, number>()
  const stop = new AbortController()

  async function write(): Promise<void> {
    while (!stop.signal.aborted) {
      const id = randomUUID()
      const status = await insertClient(server, token, id).catch(() => 0)
      if (status === 201) {
        acknowledged.add(id)
        continue
      }
      refused.set(status, (refused.get(status) ?? 0) + 1)
      if (status === 0 && !throughFailures) return
      await pause(BREATH_MS)
    }
  }

  return {
    ended: Promise.all(Array.from({ length: writers }, write)).then(() => undefined),
    refused,
    stop: () => stop.abort(),
  }
}
