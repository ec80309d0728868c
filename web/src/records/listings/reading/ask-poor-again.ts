/** SITE-29: a listing that came without price, type or operation may have it under a key that none of the samples had. */
import { isReadAlike } from '@predio/domain/properties'
import { askPage, askWhole, type Page } from './ask-page.ts'
import type { ListingSource } from './listing-source.ts'
import { learnedOf, remember } from './site-fields.ts'

/** How many pages are looked at: then the site has shown that it holds nothing more. */
export const MAX_CHECKS = 3

interface ReadPage {
  page: number
  items: readonly unknown[]
  /** Ids of listings without price, type or operation. */
  poor: readonly number[]
}

/** The page with all fields where the chosen ones were not enough; then the site is asked for all from now on. Else null. */
export async function askPoorAgain(
  source: ListingSource,
  { page, items, poor }: ReadPage,
  signal: AbortSignal,
): Promise<Page | null> {
  const known = learnedOf(source)
  if (!known || known.checksLeft === 0 || poor.length === 0) return null
  remember(source, { ...known, checksLeft: known.checksLeft - 1 })
  // It only adds to what came: a site that refuses the question is read as it was.
  const whole = await askWhole(source, { include: poor }, signal).catch(() => null)
  signal.throwIfAborted()
  const hasMore = whole?.items.some((record) => {
    const selected = items.find((item) => idOf(item) === idOf(record))
    return selected !== undefined && !isReadAlike(record, selected, source)
  })
  if (!hasMore) return null
  remember(source, null)
  return askPage(source, { page }, signal)
}

export function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined
}
