import { useEffect, useRef, useState } from 'react'
import { changed } from '../../lib/data/changed.ts'
import { isAnswerLost } from '../../lib/is-answer-lost.ts'
import { log } from '../../lib/log.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'

type Phase = 'running' | 'interrupted' | 'finished'

export interface ImportRun {
  phase: Phase
  resume: () => void
  stop: () => void
}

const MAX_TRIES = 3
const PAUSE_MS = 1500

export interface Attempt<Outcome> {
  known: ReadonlyMap<number, Outcome>
  signal: AbortSignal
  isConnectionLost: (error: unknown) => boolean
  onBatch: (outcomes: ReadonlyMap<number, Outcome>) => void
}

type Tables = Parameters<typeof changed>

/**
 * IMPORT-27 and LIMP-08: after a lost connection the import tries again, and then the person decides. `tables` names the tables that the
 * import writes.
 */
export function useImportRun<Outcome>(
  attempt: (attempt: Attempt<Outcome>) => Promise<void>,
  tables: Tables,
): ImportRun & { outcomes: ReadonlyMap<number, Outcome> } {
  const [phase, setPhase] = useState<Phase>('running')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const progress = useRef(new Map<number, Outcome>())
  const latest = useLatest({ attempt, tables })
  useLeaveWarning(phase === 'running')

  useEffect(() => {
    if (phase !== 'running') return
    const controller = new AbortController()
    const { signal } = controller
    const known = progress.current
    const run = async () => {
      const end = await runWithRetries(
        () =>
          latest.current.attempt({
            known,
            signal,
            isConnectionLost: (error) => signal.aborted || isAnswerLost(error),
            onBatch: (news) => {
              for (const [line, outcome] of news) known.set(line, outcome)
              setOutcomes(new Map(known))
            },
          }),
        signal,
      )
      if (!signal.aborted) setPhase(end)
    }
    void run()
    return () => controller.abort()
  }, [phase, latest])

  // Stored rows are records from now on, even if the import is stopped, so the lists are read again.
  useEffect(() => {
    const { tables: written } = latest.current
    if (phase !== 'running') void changed(...written)
    return () => void changed(...written)
  }, [phase, latest])

  return {
    phase,
    outcomes,
    resume: () => setPhase('running'),
    stop: () => setPhase('finished'),
  }
}

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
