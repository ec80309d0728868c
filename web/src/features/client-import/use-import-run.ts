import { useEffect, useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { refreshClients } from '../clients/index.ts'
import { sendBatch } from './api/send-batch.ts'
import { isConnectionLost } from './is-connection-lost.ts'
import type { BatchRow } from './plan-import.ts'
import { runImport, type Outcome } from './run-import.ts'

type Phase = 'running' | 'interrupted' | 'finished'

const TRIES = 3
const PAUSE_MS = 1500

/** Runs an import from when it is shown, waits a little for a lost connection, then for the person. */
export function useImportRun(importId: string, rows: readonly BatchRow[]) {
  const { id: userId } = useUser()
  const [phase, setPhase] = useState<Phase>('running')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const known = useRef(new Map<number, Outcome>())

  useEffect(() => {
    if (phase !== 'running') return
    const controller = new AbortController()
    const { signal } = controller
    const left = rows.filter(({ import_row }) => !known.current.has(import_row))
    const note = (news: ReadonlyMap<number, Outcome>) => {
      for (const [line, outcome] of news) known.current.set(line, outcome)
      setOutcomes(new Map(known.current))
    }
    const run = async () => {
      const end = await runWithPatience(importId, left, note, signal)
      if (!signal.aborted) setPhase(end)
    }
    void run()
    return () => controller.abort()
  }, [phase, importId, rows])

  // Whatever arrived is among the clients now, even when the import is left in the middle.
  useEffect(() => {
    if (phase !== 'running') void refreshClients(userId)
    return () => void refreshClients(userId)
  }, [phase, userId])

  return {
    phase,
    outcomes,
    resume: () => setPhase('running'),
    stop: () => setPhase('finished'),
  }
}

/** A short gap in the connection is nobody's business; a longer one is the person's to decide. */
async function runWithPatience(
  importId: string,
  rows: readonly BatchRow[],
  note: (news: ReadonlyMap<number, Outcome>) => void,
  signal: AbortSignal,
): Promise<Exclude<Phase, 'running'>> {
  const noted = new Set<number>()
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      await runImport({
        rows: rows.filter(({ import_row }) => !noted.has(import_row)),
        send: (batch) => sendBatch(importId, batch, signal),
        isConnectionLost: (error) => signal.aborted || isConnectionLost(error),
        onBatch: (news) => {
          for (const line of news.keys()) noted.add(line)
          note(news)
        },
      })
      return 'finished'
    } catch (error) {
      if (signal.aborted) break
      log.error('import interrupted', error)
      if (tries < TRIES) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return 'interrupted'
}
