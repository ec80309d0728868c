import { checkSiteHealth, mergeTranslations } from '@predio/domain/properties'
import { inOneTab } from '../../../lib/in-one-tab.ts'
import { log } from '../../../lib/log.ts'
import {
  isCurrent,
  saveListingsCopy,
  savePartCopy,
  readListingsCopy,
  type ListingsCopy,
} from '../offline/listings-copy.ts'
import { saveWay } from '../offline/way-copy.ts'
import { messages } from '../messages.ts'
import type { ReadPart } from '../reading/interrupted-reading.ts'
import type { Problem } from '../reading/describe-failure.ts'
import type { ListingSource } from '../reading/listing-source.ts'
import type { OnPart, Progress } from '../reading/read-listings.ts'
import { NoEndpoint, openSource, settingsOf } from './open-source.ts'
import { changeListingsState, currentState } from './state.ts'
import { notifyTabs } from './tabs.ts'

export type ReadingEnd = 'stopped' | 'outdated'

export type Extent = 'rest' | 'whole'

/** SITE-18: an older partial result is not continued, because the site may have changed too much. */
const PART_LASTS_MS = 60 * 60_000

let reading: AbortController | undefined
let source: ListingSource | undefined

export function sourceOfReading(): { source: ListingSource; signal: AbortSignal } | undefined {
  return reading && source ? { source, signal: reading.signal } : undefined
}

export function endReading(ending: ReadingEnd): void {
  reading?.abort(ending)
  reading = undefined
  source = undefined
}

/** SITE-19: only one of all open tabs reads at a time. */
export async function readSite(userId: string, extent: Extent): Promise<void> {
  if (reading) return
  const own = new AbortController()
  reading = own
  const { signal } = own
  changeListingsState({ phase: 'reading', progress: null, problem: null })
  try {
    const since = new Date()
    await inOneTab(`predio.listings.${userId}`, () => takeTurn(userId, { since, extent }, signal), {
      signal,
    })
    if (!signal.aborted) changeListingsState({ phase: 'ready', progress: null })
  } catch (error) {
    if (!signal.aborted)
      changeListingsState({ phase: 'failed', progress: null, problem: await problemOf(error) })
    // The aborted reading shows that it stopped only if no other reading has begun.
    else if (signal.reason === ('stopped' satisfies ReadingEnd) && !reading) showStopped()
  } finally {
    if (reading === own) endReading('outdated')
  }
}

interface Turn {
  since: Date
  extent: Extent
}

async function takeTurn(
  userId: string,
  { since, extent }: Turn,
  signal: AbortSignal,
): Promise<void> {
  const settings = await settingsOf(userId)
  signal.throwIfAborted()
  const opened = await openSource(userId, settings, signal)
  signal.throwIfAborted()
  source = opened
  const copy = await readListingsCopy(userId)
  if (copy && !copy.part && copy.readAt >= since && isCurrent(copy, opened)) return show(copy)
  // The code that reads the site loads after the offline copy is shown.
  const [{ readListings }, { InterruptedReading }, { copiesBefore, recordReading }] =
    await Promise.all([
      import('../reading/read-listings.ts'),
      import('../reading/interrupted-reading.ts'),
      import('./api/record-reading.ts'),
    ])
  const onPart: OnPart = (progress, collect) => {
    signal.throwIfAborted()
    notifyTabs({ userId, kind: 'progress', progress })
    showPart(progress, collect)
  }
  const copies = copiesBefore(userId)
  const earlier = extent === 'rest' && copy && isCurrent(copy, opened) ? partOf(copy) : undefined
  const collected = await readListings(opened, signal, onPart, earlier).catch(
    async (error: unknown) => {
      if (!(error instanceof InterruptedReading)) throw error
      await savePart(userId, opened, error.part, signal)
      throw error.cause
    },
  )
  signal.throwIfAborted()
  await saveWay(userId, opened.siteUrl, opened.reach.way)
  const whole = await saveListingsCopy(userId, opened, collected)
  signal.throwIfAborted()
  show(whole)
  notifyTabs({ userId, kind: 'copy' })
  void copies.then((before) => recordReading(before, collected, opened.siteUrl))
}

function partOf({ part, properties, leaks, readAt }: ListingsCopy): ReadPart | undefined {
  const isOld = Date.now() - readAt.getTime() > PART_LASTS_MS
  return part && !isOld ? { properties, leaks, ...part } : undefined
}

/** SITE-18: a partial result never replaces a complete list, however old the list is. */
async function savePart(
  userId: string,
  opened: ListingSource,
  part: ReadPart,
  signal: AbortSignal,
): Promise<void> {
  const isOutdated = signal.aborted && signal.reason !== ('stopped' satisfies ReadingEnd)
  if (isOutdated || currentState().readAt) return
  const copy = await savePartCopy(userId, opened, part)
  show(copy)
  notifyTabs({ userId, kind: 'copy' })
}

/** A partial result replaces the shown listings only if it has more of them, and never a complete list. */
function showPart(progress: Progress, collect: Parameters<OnPart>[1]): void {
  const { readAt, listings } = currentState()
  if (readAt) return changeListingsState({ progress })
  const { properties, mergedIds } = collect()
  if (properties.length < listings.length) changeListingsState({ progress })
  else changeListingsState({ progress, listings: properties, mergedIds })
}

export function show(copy: ListingsCopy): void {
  const { leaks, readAt, part, siteUrl } = copy
  if (part) {
    const { properties, mergedIds } = mergeTranslations(copy.properties)
    changeListingsState({
      siteUrl,
      listings: properties,
      mergedIds,
      readAt: null,
      part,
      health: null,
      problem: null,
    })
  } else {
    const { properties: listings, mergedIds } = copy
    const health = checkSiteHealth(listings, leaks)
    changeListingsState({ siteUrl, listings, mergedIds, readAt, part: null, health, problem: null })
  }
}

function showStopped(): void {
  const { readAt, part } = currentState()
  const advice = part ? messages.stoppedPartAdvice : messages.stoppedAdvice
  const problem = readAt ? null : { text: messages.stopped, advice }
  changeListingsState({ phase: 'ready', progress: null, problem })
}

async function problemOf(error: unknown): Promise<Problem> {
  if (error instanceof NoEndpoint) return error.problem
  if (!navigator.onLine) return { text: messages.connectionFailed, advice: messages.offlineAdvice }
  const { describeReading } = await import('../reading/describe-failure.ts')
  const problem = describeReading(error)
  log.warn('the listings could not be read', error instanceof Error ? error.message : '')
  return problem
}
