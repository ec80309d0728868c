import {
  detailQuery,
  listItems,
  normalizeProperty,
  parseEndpoint,
  restAddress,
} from '@predio/domain/properties'
import { useQuery } from '@tanstack/react-query'
import { reachSite } from '../../../records/listings/site/reach-site.ts'
import type { ConnectionInput } from '../../../records/listings/site/test-connection.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const TIMEOUT_MS = 30_000
/** A slow site cannot send more listings than this; most fields should be filled in some of them. */
const SAMPLE_SIZE = 20
/** All listings of a page may be hidden behind passwords, so the next page is read. */
const MAX_PAGES = 3

export interface SampleSource extends ConnectionInput {
  endpoint: string
}

/** Returns public listings only, the newest first. */
async function readSample(source: SampleSource, signal: AbortSignal): Promise<unknown[]> {
  const { url, key, usesSavedKey = false, endpoint } = source
  const reach = reachSite({ siteUrl: url, key, usesSavedKey, isSaved: usesSavedKey })
  const { route, style } = parseEndpoint(endpoint)
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { ...detailQuery(), per_page: String(SAMPLE_SIZE), page: String(page) }
    const address = restAddress(url, route, { style, query })
    const { answer } = await reach.ask(address, TIMEOUT_MS, signal)
    const items = answer.kind === 'answer' && answer.status === 200 ? listItems(answer.json) : null
    if (!items) {
      // WordPress answers 400 for a page after the last one.
      if (page > 1) return []
      throw new Error('no list where the sample should be')
    }
    const shown = items.filter(
      (item) => normalizeProperty(item, { siteUrl: url }).kind === 'property',
    )
    if (shown.length > 0 || items.length < SAMPLE_SIZE) return shown
  }
  return []
}

/** Developer tools show the query key, so it contains no site key. */
export function useSample(source: SampleSource) {
  return useQuery({
    queryKey: keyOf('site-sample', source.url, source.endpoint),
    queryFn: ({ signal }) => readSample(source, signal),
    gcTime: 0,
  })
}
