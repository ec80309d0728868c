/**
 * SITE-29: listings without a price, a type or an operation are read whole, because the samples may have lacked the field that holds it.
 */
import { isReadAlike } from '@predio/domain/properties'
import { askPage, askWhole, type Page } from './ask-page.ts'
import type { ListingSource } from './listing-source.ts'
import { learnedOf, rememberFields } from './site-fields.ts'

/** After this many pages without a difference, the whole listings evidently hold nothing more. */
export const MAX_CHECKS = 3

interface ReadPage {
  page: number
  items: readonly unknown[]
  poor: readonly number[]
}

export async function askPoorAgain(
  source: ListingSource,
  { page, items, poor }: ReadPage,
  signal: AbortSignal,
): Promise<Page | null> {
  const known = learnedOf(source)
  if (!known || known.checksLeft === 0 || poor.length === 0) return null
  rememberFields(source, { ...known, checksLeft: known.checksLeft - 1 })
  // If the site refuses this request, the listings stay as they were read.
  const whole = await askWhole(source, { include: poor }, signal).catch(() => null)
  signal.throwIfAborted()
  const hasMore = whole?.items.some((record) => {
    const selected = items.find((item) => idOf(item) === idOf(record))
    return selected !== undefined && !isReadAlike(record, selected, source)
  })
  if (!hasMore) return null
  rememberFields(source, null)
  return askPage(source, { page }, signal)
}

export function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined
}
