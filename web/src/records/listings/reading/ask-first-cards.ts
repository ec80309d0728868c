/** SITE-29, SITE-30: the first cards with few fields, beside one whole listing that shows whether they are enough. */
import {
  embeddedTermNames,
  fieldsToAsk,
  isReadAlike,
  maySelectFields,
  readTermSources,
  USUAL_FIELDS,
  type ListingPage,
} from '@predio/domain/properties'
import { nextTask } from '../../../lib/next-task.ts'
import { askPage, askSelected, askWhole, type Page } from './ask-page.ts'
import type { ListingSource } from './listing-source.ts'
import { learnedOf, remember } from './site-fields.ts'

/** The first page of a reading; the fields that the site is asked for from now on are learned with it. */
export async function askFirstCards(
  source: ListingSource,
  perPage: number,
  signal: AbortSignal,
): Promise<Page | null> {
  const wanted = { perPage }
  if (learnedOf(source) !== undefined || !maySelectFields(source.endpoint)) {
    return askPage(source, wanted, signal)
  }
  const [cards, sample] = await Promise.allSettled([
    askSelected(source, { ...wanted, fields: USUAL_FIELDS }, signal),
    askWhole(source, { perPage: 1 }, signal),
  ])
  signal.throwIfAborted()
  const first = cards.status === 'fulfilled' && cards.value !== 'objection' ? cards.value : null
  if (sample.status === 'rejected') {
    // The site does not answer at all; or only the listing to compare with was lost, and nothing is learned of it.
    if (!first) throw sample.reason
    return askWhole(source, wanted, signal)
  }
  const record = sample.value?.items[0]
  if (first && record !== undefined) return learn(source, wanted, { first, record }, signal)
  // An empty list has nothing to compare.
  if (first?.items.length === 0 && record === undefined) return first
  remember(source, null)
  return askPage(source, wanted, signal)
}

/** A listing with fields beyond the usual ones is asked for once more with those; what still is not the same is asked for whole. */
async function learn(
  source: ListingSource,
  wanted: ListingPage,
  { first, record }: { first: Page; record: unknown },
  signal: AbortSignal,
): Promise<Page | null> {
  const fields = fieldsToAsk(record, source.mapping)
  remember(source, fields && { fields, terms: null })
  const isUsual = fields?.length === USUAL_FIELDS.length
  const cards = isUsual ? first : await askPage(source, wanted, signal)
  if (!cards || !fields || !learnedOf(source)) return cards
  // Apart from reading the answer: together they would hold up a slow phone.
  await nextTask()
  if (isSame(record, cards, source)) {
    const sources = readTermSources(record)
    const names = embeddedTermNames([record, ...cards.items])
    remember(source, { fields, terms: sources && { sources, names } })
    return cards
  }
  remember(source, null)
  return askPage(source, wanted, signal)
}

function isSame(record: unknown, { items }: Page, { siteUrl, mapping }: ListingSource): boolean {
  const selected = items.find((item) => idOf(item) === idOf(record))
  return selected !== undefined && isReadAlike(record, selected, { siteUrl, mapping })
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined
}
