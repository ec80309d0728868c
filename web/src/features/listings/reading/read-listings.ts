/** All listings of a site: pages a few at a time, pictures named by id resolved, partial results as they come. */
import { countPages, FIRST_PAGE, PAGE_SIZE, readTotal } from '@predio/domain/properties'
import { askPage, type Page } from './ask-page.ts'
import { collectPages, type Collected } from './collect-pages.ts'
import type { ListingSource } from './listing-source.ts'
import { pace } from './pace.ts'
import { resolveMedia } from './resolve-media.ts'
import { runBounded } from './run-bounded.ts'

/** Often enough to see it grow; each time the whole grid is sorted anew, which thousands of listings feel. */
const PART_MS = 300
/** More would slow down small hostings, and their owners' visitors. */
const AT_ONCE = 3
/** 50,000 listings: an API that answers every page with something must end somewhere. */
const MAX_PAGES = 500

export interface Progress {
  read: number
  total: number
}

export type OnPart = (progress: Progress, collect: () => Collected) => void

export async function readListings(
  source: ListingSource,
  signal: AbortSignal,
  onPart: OnPart,
): Promise<Collected> {
  const pages = collectPages(source)
  const first = (await askPage(source, FIRST_PAGE, signal)) ?? { items: [], total: '0' }
  const total = readTotal(first.total, first.items)
  let read = 0
  const parts = pace(PART_MS, () => {
    if (!signal.aborted) onPart({ read, total: Math.max(total, read) }, pages.collect)
  })

  async function take(page: number, { items }: Page): Promise<void> {
    const missing = pages.add(page, items)
    read += items.length
    parts.ask()
    const media = await resolveMedia(source, missing, signal)
    pages.learn(page, media)
    if (media.size > 0) parts.ask()
  }

  async function readPage(page: number): Promise<void> {
    const answer = page === FIRST_PAGE ? first : await askPage(source, page, signal)
    if (answer) await take(page, answer)
  }

  const told = first.total === null ? FIRST_PAGE : Math.min(countPages(total), MAX_PAGES)
  try {
    await runBounded(
      Array.from({ length: told }, (_, at) => at + FIRST_PAGE),
      AT_ONCE,
      readPage,
    )
    if (first.total === null && first.items.length >= PAGE_SIZE) await readOn()
    return pages.collect()
  } finally {
    // Also where it broke off: what came last is in sight too.
    parts.flush()
  }

  /** Without a total the list ends where a page brings nothing new; some APIs answer every page with the first. */
  async function readOn(): Promise<void> {
    for (let page = 2; page <= MAX_PAGES; page += 1) {
      const before = pages.count()
      await readPage(page)
      if (pages.count() === before) return
    }
  }
}
