import {
  MEDIA_ENDPOINT,
  mediaQueries,
  parseEndpoint,
  readMedia,
  restAddress,
} from '@predio/domain/properties'
import { askWithRetries } from './ask-with-retries.ts'
import { PAGE_MS, type ListingSource } from './listing-source.ts'

/**
 * Addresses of attachments that listings name only by id. Pictures are worth a question, not a failed reading: what
 * cannot be had counts as gone.
 */
export async function resolveMedia(
  { siteUrl, endpoint, reach }: ListingSource,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, string | null>> {
  const { style } = parseEndpoint(endpoint)
  const media = new Map<number, string | null>()
  for (const batch of mediaQueries(ids)) {
    const address = restAddress(siteUrl, MEDIA_ENDPOINT, { style, query: batch.query })
    const { answer } = await askWithRetries(() => reach.ask(address, PAGE_MS, signal), signal)
    const body = answer.kind === 'answer' && answer.status === 200 ? answer.json : []
    for (const [id, url] of readMedia(batch.ids, body, siteUrl)) media.set(id, url)
  }
  return media
}
