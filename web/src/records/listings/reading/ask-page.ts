import {
  listingQuery,
  listItems,
  parseEndpoint,
  restAddress,
  type ListingPage,
  type SiteAnswer,
} from '@predio/domain/properties'
import { askWithRetries } from './ask-with-retries.ts'
import { PAGE_MS, type ListingSource } from './listing-source.ts'
import { ReadingFailure, wordpressCode } from './reading-failure.ts'

export interface Page {
  items: readonly unknown[]
  /** X-WP-Total; null where the site sends none. */
  total: string | null
}

/** One page of the list; null for one that does not exist any more. */
export async function askPage(
  { siteUrl, endpoint, reach }: ListingSource,
  wanted: ListingPage,
  signal: AbortSignal,
): Promise<Page | null> {
  const { route, style } = parseEndpoint(endpoint)
  const address = restAddress(siteUrl, route, { style, query: listingQuery(wanted) })
  const heard = await askWithRetries(() => reach.ask(address, PAGE_MS, signal), signal)
  const items = itemsOf(heard.answer)
  if (items) return { items, total: heard.total }
  if (isPastTheEnd(heard.answer)) return null
  throw new ReadingFailure(heard.answer)
}

function itemsOf(answer: SiteAnswer): readonly unknown[] | null {
  return answer.kind === 'answer' && answer.status === 200 ? listItems(answer.json) : null
}

function isPastTheEnd(answer: SiteAnswer): boolean {
  return wordpressCode(answer) === 'rest_post_invalid_page_number'
}
