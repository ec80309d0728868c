import type { ListingFilters } from '@predio/domain/properties'
import { askPage } from '../reading/ask-page.ts'
import { collectPages } from '../reading/collect-pages.ts'
import { sourceOfReading } from './read-site.ts'
import { changeListingsState, currentState } from './state.ts'

/**
 * While pages are still missing, the listings that match the filters are requested separately. Some sites ignore or refuse the filters,
 * so the result is shown but never stored.
 */
export async function readFirst(filters: ListingFilters): Promise<void> {
  const running = sourceOfReading()
  if (!running || currentState().readAt) return
  const { source, signal } = running
  try {
    const page = await askPage(source, { filters }, signal)
    if (!page || signal.aborted || currentState().readAt) return
    const pages = collectPages(source)
    await pages.add(1, page.items)
    if (signal.aborted || currentState().readAt) return
    const { listings } = currentState()
    const known = new Set(listings.map(({ id }) => id))
    const news = pages.collect().properties.filter(({ id }) => !known.has(id))
    if (news.length > 0) changeListingsState({ listings: [...listings, ...news] })
  } catch {
    // A failure is not reported, because the unfiltered reading continues and reports its own failures.
  }
}
