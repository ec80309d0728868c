import {
  MEDIA_ENDPOINT,
  mediaQueries,
  parseEndpoint,
  readMedia,
  restAddress,
} from '@predio/domain/properties'
import { askWithRetries } from './ask-with-retries.ts'
import { PAGE_MS, type ListingSource } from './listing-source.ts'

type Media = ReadonlyMap<number, string | null>

/** If two pages lack the same picture, it is requested once. */
export function mediaResolver(
  source: ListingSource,
  signal: AbortSignal,
): (ids: readonly number[]) => Promise<Media> {
  const asked = new Map<number, Promise<Media>>()
  return async (ids) => {
    const news = ids.filter((id) => !asked.has(id))
    const answer = resolveMedia(source, news, signal)
    for (const id of news) asked.set(id, answer)
    const answers = await Promise.all(new Set(ids.map((id) => asked.get(id) ?? answer)))
    return new Map(answers.flatMap((media) => Array.from(media)))
  }
}

/** A picture that cannot be found counts as missing, because it must not fail the reading. */
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
