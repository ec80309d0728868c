import { useEffect, useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { readClients } from '../../../records/clients/api/read-client.ts'
import { sendBatch, sendUpdates } from './api/send-batch.ts'
import { isAnswerLost } from '../../../lib/is-answer-lost.ts'
import type { ImportPlan } from './plan-import.ts'
import { runImport, type Outcome } from './run-import.ts'
import { runUpdates } from './run-updates.ts'
import { changed } from '../../../lib/data/changed.ts'

type Phase = 'running' | 'interrupted' | 'finished'

const MAX_TRIES = 3
const PAUSE_MS = 1500

/** What this run has sent and received, across interruptions. */
interface Progress {
  outcomes: Map<number, Outcome>
  sentRows: Set<number>
  sentClients: Set<string>
}

/** Runs an import once it is shown; after a lost connection it tries again, then waits for the person (IMPORT-27). */
export function useImportRun(importId: string, plan: ImportPlan) {
  const { id: userId } = useUser()
  const [phase, setPhase] = useState<Phase>('running')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const progress = useRef<Progress>({
    outcomes: new Map(),
    sentRows: new Set(),
    sentClients: new Set(),
  })

  useEffect(() => {
    if (phase !== 'running') return
    const controller = new AbortController()
    const { signal } = controller
    const { outcomes: known, sentRows, sentClients } = progress.current
    const onBatch = (news: ReadonlyMap<number, Outcome>) => {
      for (const [line, outcome] of news) known.set(line, outcome)
      setOutcomes(new Map(known))
    }
    const isLost = (error: unknown) => signal.aborted || isAnswerLost(error)
    const attempt = async () => {
      await runImport({
        rows: plan.rows.filter(({ import_row }) => !known.has(import_row)),
        send: (batch) => sendBatch(importId, batch, signal),
        sent: sentRows,
        isConnectionLost: isLost,
        onBatch,
      })
      await runUpdates({
        updates: plan.updates.filter(({ line }) => !known.has(line)),
        read: (ids) => readClients(userId, ids, signal),
        send: (clients) => sendUpdates(clients, signal),
        sent: sentClients,
        isConnectionLost: isLost,
        onBatch,
      })
    }
    const run = async () => {
      const end = await runWithRetries(attempt, signal)
      if (!signal.aborted) setPhase(end)
    }
    void run()
    return () => controller.abort()
  }, [phase, importId, plan, userId])

  // Rows that arrived are clients now, even when the import is stopped.
  useEffect(() => {
    if (phase !== 'running') void changed('clients', 'client_preferences')
    return () => void changed('clients', 'client_preferences')
  }, [phase])

  return {
    phase,
    outcomes,
    resume: () => setPhase('running'),
    stop: () => setPhase('finished'),
  }
}

/** Repeats the attempt after a short loss of the connection; after a longer one the person decides. */
async function runWithRetries(
  attempt: () => Promise<void>,
  signal: AbortSignal,
): Promise<Exclude<Phase, 'running'>> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      await attempt()
      return 'finished'
    } catch (error) {
      if (signal.aborted) break
      log.error('import interrupted', error)
      if (tries < MAX_TRIES) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return 'interrupted'
}
