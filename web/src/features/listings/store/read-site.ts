import { checkSiteHealth } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { isCurrent, keepListings, readKept, type Kept } from '../kept/kept-listings.ts'
import { keepWay } from '../kept/kept-way.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../reading/describe-failure.ts'
import type { ListingSource } from '../reading/listing-source.ts'
import type { Progress, readListings as ReadListings } from '../reading/read-listings.ts'
import { NoEndpoint, openSource, settingsOf } from './open-source.ts'
import { change, currentState } from './state.ts'
import { inTurn, tellTabs } from './tabs.ts'

/** Why a reading was ended on purpose. */
export type Ending = 'stopped' | 'outdated'

let reading: AbortController | undefined
let source: ListingSource | undefined

/** The site that is being read, for questions beside the reading. */
export function sourceOfReading(): { source: ListingSource; signal: AbortSignal } | undefined {
  return reading && source ? { source, signal: reading.signal } : undefined
}

export function endReading(ending: Ending): void {
  reading?.abort(ending)
  reading = undefined
  source = undefined
}

/** Reads everything and keeps it; one reading at a time, in all tabs together. */
export async function readSite(userId: string): Promise<void> {
  if (reading) return
  const own = new AbortController()
  reading = own
  const { signal } = own
  change({ phase: 'reading', progress: null, problem: null })
  try {
    const since = new Date()
    await inTurn(userId, signal, () => takeTurn(userId, since, signal))
    if (!signal.aborted) change({ phase: 'ready', progress: null })
  } catch (error) {
    if (!signal.aborted)
      change({ phase: 'failed', progress: null, problem: await problemOf(error) })
    // Unless the next reading has begun meanwhile.
    else if (signal.reason === ('stopped' satisfies Ending) && !reading) showStopped()
  } finally {
    if (reading === own) endReading('outdated')
  }
}

async function takeTurn(userId: string, since: Date, signal: AbortSignal): Promise<void> {
  const settings = await settingsOf(userId)
  signal.throwIfAborted()
  const opened = await openSource(userId, settings, signal)
  signal.throwIfAborted()
  source = opened
  const kept = await readKept(userId)
  // While this tab waited, another one read what this one wanted.
  if (kept && kept.readAt >= since && isCurrent(kept, opened)) return show(kept)
  // What is kept is shown without the rules of reading: they come when there is something to read.
  const { readListings } = await import('../reading/read-listings.ts')
  const collected = await readListings(opened, signal, (progress, collect) => {
    signal.throwIfAborted()
    tellTabs({ userId, kind: 'progress', progress })
    showPart(progress, collect)
  })
  signal.throwIfAborted()
  await keepWay(userId, opened.siteUrl, opened.reach.way)
  const whole = await keepListings(userId, opened, collected)
  signal.throwIfAborted()
  show(whole)
  tellTabs({ userId, kind: 'kept' })
}

/** Whole lists stay in sight until the next whole one; parts are shown where there is nothing better. */
function showPart(progress: Progress, collect: Parameters<Parameters<typeof ReadListings>[2]>[1]) {
  if (currentState().readAt) return change({ progress })
  const { properties, mergedIds } = collect()
  change({ progress, listings: properties, mergedIds })
}

export function show({ properties, mergedIds, leaks, readAt }: Kept): void {
  const health = checkSiteHealth(properties, leaks)
  change({ listings: properties, mergedIds, readAt, health, problem: null })
}

function showStopped(): void {
  const problem = currentState().readAt
    ? null
    : { text: messages.stopped, advice: messages.stoppedAdvice }
  change({ phase: 'ready', progress: null, problem })
}

async function problemOf(error: unknown): Promise<Problem> {
  if (error instanceof NoEndpoint) return error.problem
  if (!navigator.onLine) return { text: messages.connectionFailed, advice: messages.offlineAdvice }
  const { describeReading } = await import('../reading/describe-failure.ts')
  const problem = describeReading(error)
  log.warn('the listings could not be read', error instanceof Error ? error.message : '')
  return problem
}
