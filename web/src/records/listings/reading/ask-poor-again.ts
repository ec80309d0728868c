/** SITE-29: the samples may lack a key under which a listing states its price, type or operation. */
import { isReadAlike } from '@predio/domain/properties'
import { askPage, askWhole, type Page } from './ask-page.ts'
import type { ListingSource } from './listing-source.ts'
import { learnedOf, rememberFields } from './site-fields.ts'

/** After so many pages the site has shown that it holds nothing more. */
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
  // A site that refuses the question keeps what was read.
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
