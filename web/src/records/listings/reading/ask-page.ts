import {
  listingQuery,
  listItems,
  parseEndpoint,
  restAddress,
  withTermIds,
  type ListingPage,
  type SiteAnswer,
} from '@predio/domain/properties'
import type { SiteResponse } from '../site/site-response.ts'
import { askWithRetries, isTooMany } from './ask-with-retries.ts'
import { PAGE_MS, type ListingSource } from './listing-source.ts'
import { ReadingFailure, wordpressCode } from './reading-failure.ts'
import { nameTerms } from './name-terms.ts'
import { learnedOf, rememberFields, type Learned } from './site-fields.ts'

export interface Page {
  items: readonly unknown[]
  total: string | null
}

/** SITE-30: means that the site answers wrongly if it is asked for some fields only. */
export type Objection = 'objection'

/**
 * Null means that the page does not exist. After an objection to the learned fields, the site is asked for all fields until the app is
 * opened again.
 */
export async function askPage(
  source: ListingSource,
  wanted: ListingPage,
  signal: AbortSignal,
): Promise<Page | null> {
  const known = learnedOf(source)
  if (!known) return askWhole(source, wanted, signal)
  const selected = await askLearned(source, known, wanted, signal)
  if (selected !== 'objection') return selected
  const whole = await askWhole(source, wanted, signal)
  rememberFields(source, null)
  return whole
}

/** SITE-31: if the names of the terms are known, the site is asked for their ids, else for the terms themselves. */
async function askLearned(
  source: ListingSource,
  known: Learned,
  wanted: ListingPage,
  signal: AbortSignal,
): Promise<Page | null | Objection> {
  const { fields, terms } = known
  if (!terms) return askSelected(source, { ...wanted, fields }, signal)
  const lean = withTermIds(fields, terms.sources)
  const selected = await askSelected(source, { ...wanted, fields: lean }, signal)
  if (!selected || selected === 'objection') return selected
  const items = await nameTerms(source, terms, selected.items, signal)
  if (items) return { ...selected, items }
  const embedding = { ...known, terms: null }
  rememberFields(source, embedding)
  return askLearned(source, embedding, wanted, signal)
}

export async function askWhole(
  source: ListingSource,
  wanted: ListingPage,
  signal: AbortSignal,
): Promise<Page | null> {
  const heard = await askWithRetries(() => ask(source, wanted, signal), signal)
  const items = itemsOf(heard.answer)
  if (items) return { items, total: heard.total }
  if (isPastTheEnd(heard.answer)) return null
  throw new ReadingFailure(heard.answer)
}

export async function askSelected(
  source: ListingSource,
  wanted: ListingPage,
  signal: AbortSignal,
): Promise<Page | null | Objection> {
  // A failing server is not asked again with these fields, which its theme may not support; askPage then asks without them.
  const heard = await askWithRetries(() => ask(source, wanted, signal), signal, {
    isRetried: isTooMany,
  })
  const { answer, total } = heard
  if (answer.kind === 'failure' || isTooMany(heard)) throw new ReadingFailure(answer)
  if (isPastTheEnd(answer)) return null
  const items = itemsOf(answer)
  return items?.every(isIdentified) ? { items, total } : 'objection'
}

function ask(
  { siteUrl, endpoint, reach }: ListingSource,
  wanted: ListingPage,
  signal: AbortSignal,
): Promise<SiteResponse> {
  const { route, style } = parseEndpoint(endpoint)
  const address = restAddress(siteUrl, route, { style, query: listingQuery(wanted) })
  return reach.ask(address, PAGE_MS, signal)
}

function itemsOf(answer: SiteAnswer): readonly unknown[] | null {
  return answer.kind === 'answer' && answer.status === 200 ? listItems(answer.json) : null
}

function isIdentified(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'id' in item && 'title' in item
}

function isPastTheEnd(answer: SiteAnswer): boolean {
  return wordpressCode(answer) === 'rest_post_invalid_page_number'
}
