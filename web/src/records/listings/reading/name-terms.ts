import {
  embedTerms,
  parseEndpoint,
  readTermNames,
  restAddress,
  termQueries,
  type TermQuery,
} from '@predio/domain/properties'
import { askWithRetries } from './ask-with-retries.ts'
import { PAGE_MS, type ListingSource } from './listing-source.ts'
import type { KnownTerms } from './site-fields.ts'

/** Pages that arrive together lack the same terms, so the second waits until the first has read their names. */
const turns = new WeakMap<KnownTerms, Promise<unknown>>()

/** SITE-31: returns null if the site does not give the names of all terms. */
export async function nameTerms(
  source: ListingSource,
  terms: KnownTerms,
  items: readonly unknown[],
  signal: AbortSignal,
): Promise<readonly unknown[] | null> {
  const missing = () => termQueries(items, terms.sources, terms.names)
  if (missing().length > 0) {
    const turn = (turns.get(terms) ?? Promise.resolve()).then(() =>
      Promise.all(missing().map((query) => learnNames(source, terms, query, signal))),
    )
    turns.set(
      terms,
      turn.catch(() => undefined),
    )
    await turn
  }
  if (missing().length > 0) return null
  return items.map((item) => embedTerms(item, terms.sources, terms.names))
}

async function learnNames(
  { siteUrl, endpoint, reach }: ListingSource,
  { names }: KnownTerms,
  { route, query }: TermQuery,
  signal: AbortSignal,
): Promise<void> {
  const { style } = parseEndpoint(endpoint)
  const address = restAddress(siteUrl, route, { style, query })
  const { answer } = await askWithRetries(() => reach.ask(address, PAGE_MS, signal), signal)
  const body = answer.kind === 'answer' && answer.status === 200 ? answer.json : []
  for (const [id, name] of readTermNames(body)) names.set(id, name)
}
