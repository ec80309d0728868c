import { countPages, FIRST_PAGE, readTotal } from '@predio/domain/properties'
import { mapBounded } from '../../../lib/map-bounded.ts'
import { throttle } from '../../../lib/throttle.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { askFirstCards } from './ask-first-cards.ts'
import { askPage, type Page } from './ask-page.ts'
import { askPoorAgain } from './ask-poor-again.ts'
import { InterruptedReading, type ReadPart } from './interrupted-reading.ts'
import { collectPages, type Collected } from './collect-pages.ts'
import type { ListingSource } from './listing-source.ts'
import { ReadingFailure } from './reading-failure.ts'
import { mediaResolver } from './resolve-media.ts'

/** Shortest time between two partial results, because sorting thousands of listings for each is slow. */
const PART_MS = 300
/** SITE-14: more simultaneous requests would slow down small hosts for their visitors. */
const AT_ONCE = 3
/** Some sites return a page for every number, so reading stops here. */
const MAX_PAGES = 500
/** The first request is short, because a slow host needs several times as long for a hundred listings. */
const FIRST_CARDS = 12
/** A slow phone draws the first cards within this time. */
const DRAW_MS = 400
const FIRST_CARDS_PAGE = 0

export interface Progress {
  read: number
  total: number
}

export type OnPart = (progress: Progress, collect: () => Collected) => void

/**
 * Reading continues from `earlier` pages unless the site has changed since. Throws `InterruptedReading` with the listings that were read.
 */
export async function readListings(
  source: ListingSource,
  signal: AbortSignal,
  onPart: OnPart,
  earlier?: ReadPart,
): Promise<Collected> {
  const first = earlier
    ? await askPage(source, { page: earlier.nextPage }, signal)
    : await askFirstCards(source, FIRST_CARDS, signal)
  // A changed total means that listings have moved to other pages, so reading starts anew.
  if (earlier && (!first || statedTotal(first) !== earlier.total)) {
    return readListings(source, signal, onPart)
  }
  return readAll(source, signal, onPart, first ?? { items: [], total: null }, earlier)
}

function statedTotal({ total }: Page): number | null {
  return readTotal(total, []) || null
}

async function readAll(
  source: ListingSource,
  signal: AbortSignal,
  onPart: OnPart,
  first: Page,
  earlier: ReadPart | undefined,
): Promise<Collected> {
  const pages = collectPages(source, earlier)
  const resolve = mediaResolver(source, signal)
  const notShown = earlier ? earlier.read - earlier.properties.length : 0
  const total = statedTotal(first)
  const lengths = new Map<number, number>()
  const start = earlier?.nextPage ?? FIRST_PAGE
  const parts = throttle(PART_MS, () => {
    const read = count()
    if (!signal.aborted) onPart({ read, total: Math.max(total ?? 0, read) }, pages.collect)
  })

  function count(): number {
    return pages.count() + notShown
  }

  async function takeIn(page: number, items: readonly unknown[]): Promise<readonly number[]> {
    const missing = await pages.add(page, items)
    if (page === FIRST_PAGE) pages.drop(FIRST_CARDS_PAGE)
    parts.call()
    return missing
  }

  async function takeInWhole(page: number, items: readonly unknown[]): Promise<readonly number[]> {
    const missing = await takeIn(page, items)
    const whole = await askPoorAgain(source, { page, items, poor: pages.poor(page) }, signal)
    return whole ? takeIn(page, whole.items) : missing
  }

  async function findPictures(page: number, missing: readonly number[]): Promise<void> {
    const media = await resolve(missing)
    await pages.learn(page, media)
    if (media.size > 0) parts.call()
  }

  async function readPage(page: number): Promise<void> {
    const answer = page === start && earlier ? first : await askPage(source, { page }, signal)
    if (answer) await findPictures(page, await takeInWhole(page, answer.items))
    lengths.set(page, answer?.items.length ?? 0)
  }

  /**
   * SITE-15: after the stated total, the list ends with a page that brings no new listing, because some sites answer every page with the
   * first one.
   */
  async function readOn(from: number): Promise<void> {
    for (let page = from; page <= MAX_PAGES; page += 1) {
      const before = count()
      await readPage(page).catch(takeRefusalForTheEnd)
      if (count() === before) return
    }
  }

  async function readFromStart(): Promise<void> {
    const { items } = first
    const isWhole = isWholeList(first)
    // More listings than requested mean that the site ignores the page size and has sent its first page.
    const page = items.length > FIRST_CARDS ? FIRST_PAGE : FIRST_CARDS_PAGE
    if (page === FIRST_PAGE) lengths.set(FIRST_PAGE, items.length)
    const missing = await takeIn(page, items)
    // A slow phone gets time to draw the first cards before the next pages come.
    await new Promise<void>((drawn) => whenIdle(drawn, DRAW_MS))
    await settleBoth(findPictures(page, missing), isWhole ? Promise.resolve() : readPages())
  }

  async function readPages(): Promise<void> {
    const last = Math.min(countPages(total ?? 0), MAX_PAGES)
    const told = Array.from({ length: last }, (_, at) => at + FIRST_PAGE)
    const missing = told.filter((page) => page >= start && !lengths.has(page))
    await mapBounded(missing, AT_ONCE, readPage)
    if (count() !== total && !isPastTheEnd(lengths.get(last), lengths.get(FIRST_PAGE))) {
      await readOn(Math.max(last + 1, start))
    }
  }

  try {
    await (earlier ? readPages() : readFromStart())
    return pages.collect()
  } catch (error) {
    if (pages.count() === 0) throw error
    let nextPage = start
    while (lengths.has(nextPage)) nextPage += 1
    throw new InterruptedReading({ ...pages.unmerged(), read: count(), total, nextPage }, error)
  } finally {
    parts.flush()
  }
}

/** A full page does not prove that the list is whole, because some sites send the length of the page as the total. */
function isWholeList({ items, total }: Page): boolean {
  if (items.length === 0) return true
  return items.length !== FIRST_CARDS && readTotal(total, []) === items.length
}

/** A shorter page is the last one, even if the site states a higher total. */
function isPastTheEnd(last: number | undefined, first: number | undefined): boolean {
  return last !== undefined && first !== undefined && last < first
}

/** A site that states no total answers 400 or 404 after the last page. */
function takeRefusalForTheEnd(error: unknown): void {
  const status =
    error instanceof ReadingFailure && error.answer.kind === 'answer' ? error.answer.status : 0
  if (status !== 400 && status !== 404) throw error
}

/** If one promise fails, the other still finishes, so that its result is not lost. */
async function settleBoth(...both: [Promise<void>, Promise<void>]): Promise<void> {
  const results = await Promise.allSettled(both)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
